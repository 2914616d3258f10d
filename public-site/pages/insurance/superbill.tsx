import { Link } from 'wouter';
import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

export function Superbill() {
  return (
    <>
      <p>
        Many psychiatrists are in few networks or none. If your plan has out-of-network benefits, you pay the
        doctor and ask the plan for a part of it. The paper for that is a <strong>superbill</strong>: an
        itemized receipt with the doctor’s name, NPI and tax number, the date, a procedure code for what was
        done and a diagnosis code for why.
      </p>
      <p>
        Before the first visit, ask the plan three things: the out-of-network deductible, the percentage it
        pays after that, and its allowed amount for the codes. A new evaluation is usually 90792; follow-ups
        are usually 99213 or 99214, with 90833 or 90836 added when therapy is part of the visit.
      </p>
      <ScrollTable
        caption="What comes back: a follow-up at $300, deductible already met"
        head={['', 'Amount']}
        numbers
        sum
        rows={[
          ['The doctor’s fee, paid at the visit', '$300'],
          ['The plan’s allowed amount', '$220'],
          ['The plan pays 60% of that', '$132'],
          ['You have paid, in the end', '$168'],
        ]}
      />
      <p>
        Send superbills every month through the plan’s website, keep copies, and mind the deadline in your
        plan’s documents. A superbill carries a diagnosis to your insurer, as every claim does. In this
        directory, the filter <Link href="/search?insurance=out-of-network">Out-of-network (superbill)</Link>{' '}
        finds doctors who write them.
      </p>
    </>
  );
}
