import { Link } from 'wouter';
import { Cite } from '../../parts/guide/cite.tsx';
import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

export function Medications() {
  return (
    <>
      <p>
        Every plan has a list of the medicines it covers, the <strong>formulary</strong>, sorted into tiers.
        The lower the tier, the less you pay. Lists change every year, and sometimes within a year.
      </p>
      <ScrollTable
        caption="A typical formulary"
        head={['Tier', 'What is in it', 'In psychiatry, for example']}
        rows={[
          ['1', 'Generics, lowest co-pay', 'Sertraline, fluoxetine, bupropion, lithium, lamotrigine'],
          ['2', 'Other generics, preferred brands', 'Some long-acting stimulants'],
          ['3', 'Brands that are not preferred', 'Newer antidepressants and antipsychotics'],
          ['4 or specialty', 'Expensive, often a percentage', 'Long-acting injections, esketamine'],
        ]}
      />
      <ul>
        <li>Bring the formulary to the visit, or its name: the doctor can often choose within it.</li>
        <li>
          Not on the list? The doctor can ask for an exception, and say why the listed ones will not do.
        </li>
        <li>
          Ask the pharmacist for the cash price. For a generic it can be less than the co-pay, though it then
          does not count toward your deductible.
        </li>
        <li>Ninety days at once are often cheaper than three times thirty.</li>
        <li>
          With Medicare, a Part D plan’s covered drugs cost you at most $2,100 in 2026.
          <Cite id="medicare-part-d" /> Part D plans must cover all or nearly all antidepressants and
          antipsychotics.
          <Cite id="protected-classes" />
        </li>
      </ul>
      <p>
        What the medicines do, and their risks: <Link href="/treatment">Mental Health Treatments</Link>.
      </p>
    </>
  );
}
