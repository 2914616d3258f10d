import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

export function Retention() {
  return (
    <>
      <ScrollTable
        caption="How long things are kept"
        head={['What', 'How long']}
        rows={[
          ['Searches', 'Not at all'],
          ['Codes sent by e-mail', '10 minutes'],
          ['Sessions', 'Until you sign out, after 2 hours without use, at most 12 hours'],
          ['Fingerprints of networks that you signed in from', '3 months after the last time'],
          ['Text of messages that we send', 'Until it is sent; that something was sent stays noted'],
          ['Newsletter address', 'Until you unsubscribe'],
          ['Addresses that refuse our mail', 'As long as needed, so that we do not write again'],
          [
            'Account and profile',
            'Until you delete the account; a profile without a plan is kept, not shown',
          ],
          ['Record of important actions', 'Kept, with numbers instead of names after an account is deleted'],
          ['Invoices', 'As long as tax law demands, at the payment provider'],
          ['Backups', 'Replaced in turn; deleted data is gone from them within six months at the latest'],
        ]}
      />
      <p>
        The operator of the server decides how long its technical logs are kept: days or weeks, not years.
      </p>
    </>
  );
}
