import { Link } from 'wouter';

export function Order() {
  return (
    <>
      <p>
        There is no sponsored place, no premium listing and no bidding. Monthly and yearly plans show the same
        profile in the same way. The order of results is this, for everybody:
      </p>
      <ol>
        <li>When you type a name, psychiatrists of that name come first.</li>
        <li>When you give a ZIP code or a city, the nearest come first.</li>
        <li>
          Where distance says nothing, those who are confirmed to accept new patients come first, in an order
          that is reshuffled every day.
        </li>
      </ol>
      <p>
        The rule also stands beside every list of results. What pays for the site is the{' '}
        <Link href="/pricing">plans</Link> of the doctors: no advertising, no commission, no sale of data.
      </p>
    </>
  );
}

export function Privacy() {
  return (
    <>
      <p>
        What you look for here can say a lot about you. That is why the site sets no cookies and asks your
        browser to contact no other company: no analytics, no fonts or maps from elsewhere, no “like” buttons.
        There is no message form either, so nothing about your health is left here; you use the doctor’s own
        phone, e-mail or website.
      </p>
      <p>
        We count how often a profile is opened, per day, without knowing by whom. The{' '}
        <Link href="/privacypolicy">privacy policy</Link> has the details.
      </p>
    </>
  );
}
