import { Link } from 'wouter';
import { Cite } from '../../parts/guide/cite.tsx';

export function Therapy() {
  return (
    <>
      <p>
        Plans cover psychotherapy as they cover other visits. A fixed limit of, say, twenty sessions a year is
        allowed only if the plan limits most medical visits in the same way, which hardly any does.
        <Cite id="cms-parity" /> What plans may do is ask, after a number of sessions, whether therapy is
        still necessary.
      </p>
      <ul>
        <li>
          Some psychiatrists do therapy themselves, some prescribe and work with a therapist. Two people
          usually mean two co-pays.
        </li>
        <li>
          Session lengths have their own codes and prices. Ask what a 45-minute session costs you before it
          becomes a habit.
        </li>
        <li>
          Group therapy and intensive programs are covered by most plans; the second often needs
          authorization.
        </li>
        <li>
          Couples therapy and coaching are often not covered: there is no illness to bill for. Family therapy
          for a diagnosed illness often is.
        </li>
        <li>
          An employee assistance program may offer a few free sessions, without a diagnosis and without a
          claim.
        </li>
      </ul>
    </>
  );
}

export function Telemedicine() {
  return (
    <>
      <p>
        Most plans pay for video visits, many at the same price as in the office; ask yours. The law that
        counts is that of the place where <em>you</em> sit during the visit: the doctor needs a license there.
        Profiles here show those states, and <Link href="/search?telehealth=1">the telehealth filter</Link>{' '}
        respects them.
      </p>
      <ul>
        <li>
          <strong>Medicare</strong> covers mental health visits from home, by video, and by phone if video is
          not possible for you. A rule that would demand an office visit now and then has been put off until
          the end of 2027.
          <Cite id="apa-telehealth" />
        </li>
        <li>
          <strong>Controlled medicines</strong>, such as stimulants or buprenorphine, may be prescribed by
          video without an earlier office visit, under federal rules that run through December 31, 2026.
          <Cite id="dea-telemedicine" /> Ask what will apply on the day of your visit; states and pharmacies
          can be stricter.
        </li>
        <li>
          Traveling or away at college counts: a visit from another state needs a license for that state.
        </li>
      </ul>
    </>
  );
}
