import { Link } from 'wouter';
import { Cite } from '../../parts/guide/cite.tsx';

export function WithoutInsurance() {
  return (
    <>
      <ul>
        <li>
          <strong>See whether you qualify for something.</strong> Medicaid and CHIP take applications all
          year. The Marketplace is open in the fall and winter, and after a change in your life such as losing
          a job, a marriage or a move.
          <Cite id="healthcare-special" />
        </li>
        <li>
          <strong>Community health centers</strong> charge by income. Find one at{' '}
          <a href="https://findahealthcenter.hrsa.gov" rel="external noopener">
            findahealthcenter.hrsa.gov
          </a>
          .
          <Cite id="hrsa" />
        </li>
        <li>
          <strong>Certified Community Behavioral Health Clinics</strong> must serve everyone who asks,
          whatever they can pay and wherever they live, and have crisis help around the clock.
          <Cite id="samhsa-ccbhc" />
        </li>
        <li>
          <strong>Community mental health centers</strong>, run by counties and states, take care of people
          with serious illness. Your county’s health department knows the door.
        </li>
        <li>
          <strong>FindTreatment.gov</strong> and the helpline behind it,{' '}
          <a href="tel:+18006624357">1-800-662-4357</a>, know low-cost places near you, day and night.
          <Cite id="samhsa-helpline" />
        </li>
        <li>
          <strong>Teaching hospitals</strong> offer visits with residents, doctors in training to be
          psychiatrists, under supervision and often at lower fees.
        </li>
        <li>
          <strong>A sliding scale.</strong> Some doctors in this directory lower their fee by income; their
          profile says so under “Insurance and fees.” Begin with those who take{' '}
          <Link href="/search?insurance=self-pay">self-pay</Link> patients.
        </li>
      </ul>
      <p>
        Fewer, longer-spaced visits with a psychiatrist and refills from a family doctor in between can bring
        the cost down too. Ask both; many are glad to share the work.
      </p>
    </>
  );
}
