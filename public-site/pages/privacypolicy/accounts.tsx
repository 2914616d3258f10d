import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

export function Newsletter() {
  return (
    <p>
      We keep your e-mail address and the date, and before that, for ten minutes, a code that proves that the
      address is yours. Every issue carries a link that ends the subscription with one click; then the address
      is deleted, and a number without it stays, so that a second press of the link is understood. We do not
      measure whether you open an issue or follow a link in it.
    </p>
  );
}

export function Accounts() {
  return (
    <>
      <p>
        A profile is meant to be public, so most of what a doctor enters is shown to everybody. The rest we
        need to run the account.
      </p>
      <ScrollTable
        caption="Data of doctors with an account"
        head={['What', 'Why', 'Who sees it']}
        rows={[
          ['Name, e-mail for signing in', 'The account, messages about it', 'We do'],
          ['Password', 'Signing in', 'Nobody: only a one-way hash (argon2id) is stored'],
          [
            'Profile: practice, contact, NPI, licenses, education, treatments, insurance, fees, hours, picture',
            'The listing',
            'Everybody, once it is approved',
          ],
          ['Review: status, notes, dates', 'Checking credentials', 'You and we do'],
          [
            'Plan, customer and subscription numbers',
            'Payment',
            'We and the payment provider do; card numbers never reach us',
          ],
          ['Sessions and a record of important actions', 'Security', 'We do'],
          [
            'The networks that you signed in from, as fingerprints that do not show the address',
            'So that strangers cannot lock you out',
            'Nobody',
          ],
          [
            'How often the profile was opened, per day',
            'Seeing whether listings are read',
            'We do, and you may ask',
          ],
        ]}
      />
      <p>
        Pictures are converted when they are uploaded, and hidden data in them, such as the place where they
        were taken, is removed.
      </p>
    </>
  );
}
