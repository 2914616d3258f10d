import { Link } from 'wouter';
import { Cite } from '../../parts/guide/cite.tsx';

export function PublicPlans() {
  return (
    <>
      <h3>Medicare</h3>
      <p>
        Part B pays for evaluations, medication visits and therapy. After its deductible ($283 in 2026) you
        pay 20% of the approved amount;
        <Cite id="medicare-costs" /> a yearly screening for depression is free.
        <Cite id="medicare-mental-health" /> In a freestanding psychiatric hospital, Part A pays for up to 190
        days in a lifetime.
        <Cite id="medicare-inpatient" /> Medicare Advantage plans have their own networks and rules. A
        psychiatrist who has opted out of Medicare asks you to sign a private contract: you pay in full, and
        Medicare pays nothing back. Find{' '}
        <Link href="/search?insurance=medicare">psychiatrists who take Medicare</Link>.
      </p>
      <h3>Medicaid and CHIP</h3>
      <p>
        Every state’s Medicaid covers some mental health services; which ones, and how much, differs.
        <Cite id="medicaid-behavioral" /> Co-pays are small or none. For anyone under 21 in Medicaid, states
        must pay for the treatment that a screening shows to be needed.
        <Cite id="medicaid-epsdt" /> You can apply at any time of the year. Find{' '}
        <Link href="/search?insurance=medicaid">psychiatrists who take Medicaid</Link>.
      </p>
      <h3>TRICARE</h3>
      <p>
        Active duty service members need a referral for any civilian mental health care. Everyone else needs
        none for office visits with a network psychiatrist, except for psychoanalysis and some addiction
        treatment; hospital stays need authorization.
        <Cite id="tricare" /> Find{' '}
        <Link href="/search?insurance=tricare">psychiatrists who take TRICARE</Link>.
      </p>
      <h3>Veterans</h3>
      <p>
        The VA treats veterans itself and sends them to{' '}
        <Link href="/search?insurance=va-community-care">community care</Link> when it cannot do so soon or
        near enough. In a suicidal crisis, veterans who meet the conditions of service can go to any emergency
        room, VA or not, at no cost, enrolled or not.
        <Cite id="va-suicide-care" /> Call <a href="tel:988">988</a>, then press 1.
      </p>
    </>
  );
}
