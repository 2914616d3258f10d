import { Link } from 'wouter';
import { Note } from '../../parts/guide/note.tsx';
import { useSite } from '../../site.ts';

export function About() {
  const { name } = useSite();
  return (
    <>
      <p>
        “We” is the operator of {name}: the person or organization that runs this installation (
        <Link href="/aboutus">About us</Link>). “You” is anybody who uses it. By using the site you agree to
        these terms; if you do not, please do not use it. Reading and searching are free and need no account.
      </p>
      <Note>
        <p>
          <strong>To the operator:</strong> this text came with the software. It is a starting point and no
          legal advice. Have it checked by a lawyer where you are established, fill in your name and address,
          and adapt it before you take payments. Until then, nobody should rely on it alone.
        </p>
      </Note>
    </>
  );
}

export function NoDoctor() {
  return (
    <>
      <p>
        Using this site, reading a profile or calling a number that you found here does not make anybody your
        doctor. A doctor-patient relationship begins when you and a psychiatrist agree on it, and it is with
        that psychiatrist, never with us. We do not practice medicine, give medical advice, make referrals, or
        vouch for a result of treatment. The doctors are independent; they are not our employees or agents.
      </p>
      <p>
        <strong>In an emergency do not use this site.</strong> Call or text <a href="tel:988">988</a> in a
        crisis, call <a href="tel:911">911</a> in danger.
      </p>
    </>
  );
}

export function Profiles() {
  return (
    <>
      <p>
        Psychiatrists write their own profiles and are responsible for them. Before a profile goes live we
        check the e-mail address, the NPI’s check digit and the state licenses, and a person reads it; the
        profile shows the date. What was true on that day may change. Fees, insurance, hours, board
        certificates and whether there is room for new patients are what the doctor says: ask the practice
        before you rely on them.
      </p>
      <p>
        Being listed is not a recommendation, and not being listed says nothing. The order of results cannot
        be bought; the rule is published on the search page. If you find something wrong, tell the practice
        and us. We look into it and correct or remove what is false.
      </p>
    </>
  );
}
