import { Cite } from '../../parts/guide/cite.tsx';
import { ScrollTable } from '../../parts/guide/scroll-table.tsx';
import { CostBars } from './cost-bars.tsx';
import { EXAMPLE, dollars, planPays } from './example.ts';
import styles from './costs.module.css';

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

export function Costs() {
  return (
    <>
      <dl className={styles.terms}>
        <div>
          <dt>Premium</dt>
          <dd>What the plan costs every month, whether you use it or not.</dd>
        </div>
        <div>
          <dt>Deductible</dt>
          <dd>What you pay yourself each year before the plan begins to pay.</dd>
        </div>
        <div>
          <dt>Co-pay</dt>
          <dd>A fixed amount for a visit, such as $40. In some plans it applies from the first visit on.</dd>
        </div>
        <div>
          <dt>Coinsurance</dt>
          <dd>Your percentage of the allowed amount after the deductible, such as 20%.</dd>
        </div>
        <div>
          <dt>Out-of-pocket maximum</dt>
          <dd>
            The most that you pay in a year for covered care in network. After that the plan pays everything.
            <Cite id="healthcare-maximum" />
          </dd>
        </div>
      </dl>
      <h3>A worked example</h3>
      <p>
        Jordan’s plan has a deductible of {dollars(EXAMPLE.deductible)} and coinsurance of{' '}
        {EXAMPLE.coinsurance}%. The psychiatrist is in network; the allowed amounts are {dollars(320)} for the
        first visit and {dollars(190)} for a follow-up. It is January, and nothing has been paid yet. The
        numbers are invented, the arithmetic is not.
      </p>
      <ScrollTable
        caption="Four visits, visit by visit"
        head={['', 'Allowed', 'Deductible', 'Coinsurance', 'Jordan pays', 'Plan pays']}
        numbers
        sum
        rows={[
          ...EXAMPLE.visits.map((visit) => [
            visit.name,
            dollars(visit.allowed),
            dollars(visit.deductible),
            dollars(visit.coinsurance),
            dollars(visit.deductible + visit.coinsurance),
            dollars(planPays(visit)),
          ]),
          [
            'Together',
            dollars(total(EXAMPLE.visits.map(({ allowed }) => allowed))),
            dollars(total(EXAMPLE.visits.map(({ deductible }) => deductible))),
            dollars(total(EXAMPLE.visits.map(({ coinsurance }) => coinsurance))),
            dollars(total(EXAMPLE.visits.map(({ deductible, coinsurance }) => deductible + coinsurance))),
            dollars(total(EXAMPLE.visits.map(planPays))),
          ],
        ]}
      />
      <CostBars />
      <p>
        The second visit is the odd one: the last {dollars(180)} of the deductible, and {EXAMPLE.coinsurance}%
        of the remaining {dollars(10)}. From the third visit on, Jordan pays {dollars(38)}. With a plan that
        has a {dollars(40)} co-pay from the start, the same four visits would have cost {dollars(160)},
        probably against a higher premium.
      </p>
      <p>
        The law caps the out-of-pocket maximum. For plan years that begin in 2026 it is at most $10,600 for
        one person and $21,200 for a family; for 2027, $12,000 and $24,000.
        <Cite id="maximum-2027" /> Many plans have a lower one. Mental health counts toward the same maximum
        as everything else.
      </p>
    </>
  );
}
