import { Link } from 'wouter';
import { Cite } from '../../parts/guide/cite.tsx';
import { Note } from '../../parts/guide/note.tsx';
import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

export function Network() {
  return (
    <>
      <p>
        A network is the list of doctors who have a contract with your plan. In network, the plan has agreed
        on a price, the <strong>allowed amount</strong>, and the doctor may not charge you more than your
        share of it. Out of network, nobody has agreed on anything.
      </p>
      <ScrollTable
        caption="What changes when you leave the network"
        head={['', 'In network', 'Out of network']}
        rows={[
          ['The price', 'Agreed between plan and doctor', 'The doctor’s own'],
          ['You pay', 'Co-pay or coinsurance', 'Usually all at the visit, part of it back later'],
          ['Above the allowed amount', 'Nothing', 'All of it (“balance billing”)'],
          ['Paperwork', 'The practice sends the claim', 'Often you do, with a superbill'],
          ['Counts toward your maximum', 'Yes', 'Toward a separate, higher one, or none'],
        ]}
      />
      <p>
        The kind of plan decides whether leaving pays at all. An <strong>HMO</strong> or <strong>EPO</strong>{' '}
        pays out of network only in an emergency; a <strong>PPO</strong> or <strong>POS</strong> plan pays
        something, a POS plan with a referral.
        <Cite id="healthcare-plan-types" />
      </p>
      <h3>How to be sure</h3>
      <ul>
        <li>
          Read the name of the plan from your card, not only of the insurer: one insurer has many networks.
          Mental health is sometimes run by another company, named on the back.
        </li>
        <li>
          Ask the practice: “Are you in network with this plan, at this office, for new patients?” Then ask
          the plan the same, and note the day, the name and the reference number.
        </li>
        <li>
          In this directory, choose your insurer among the filters, for example{' '}
          <Link href="/search?insurance=aetna">Aetna</Link> or{' '}
          <Link href="/search?insurance=bcbs">Blue Cross Blue Shield</Link>. The doctors enter these lists
          themselves: still ask.
        </li>
      </ul>
      <Note>
        <p>
          <strong>If your plan’s own directory was wrong</strong> and you saw a doctor it listed as in
          network, most plans may charge you no more than the in-network share. Keep a screenshot with its
          date. If you ask whether a doctor is in network, the plan has to answer within one business day.
          <Cite id="directory-law" />
        </p>
      </Note>
      <p>
        Nobody in network with an opening within reach? Ask the plan for a <strong>network exception</strong>{' '}
        (also called a gap exception): approval to see someone outside at the in-network price. List the
        offices that you called and what they said.
      </p>
    </>
  );
}
