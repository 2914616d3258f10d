import { ScrollTable } from '../../parts/guide/scroll-table.tsx';

export function Visiting() {
  return (
    <>
      <p>
        To send you a page, the server has to know your internet (IP) address, as every server does. It uses
        it to answer, and counts requests by it for a short time to stop attacks. It also keeps a{' '}
        <strong>log</strong>, for finding errors, without search terms in it: a log that says both who asked
        and what they looked for would be a health record, and we do not want one.
      </p>
      <p>
        What you search for is part of the <strong>address of the page</strong> (after the “?”), so that you
        can bookmark, share and go back. It is therefore in your browser’s history and visible to whoever uses
        your device; a private window avoids that. When you follow a link to another website, that site learns
        at most that you came from here, not from which page.
      </p>
      <p>
        We <strong>count</strong> how often each doctor’s profile is opened, per day. To count nobody twice,
        the server makes a code from the visit with a random value that it throws away every night. Only the
        number is kept, and it cannot be turned back into a person.
      </p>
    </>
  );
}

export function InYourBrowser() {
  return (
    <>
      <p>
        A few things are kept by your browser, on your device. They are not cookies: they are not sent along
        with every request, and other websites cannot read them.
      </p>
      <ScrollTable
        caption="What the browser keeps"
        head={['What', 'For', 'Until']}
        rows={[
          [
            'Places on pages',
            'Returning to where you were in a list, in this tab',
            'You close the tab (session storage)',
          ],
          [
            'Login token',
            'Keeping a doctor or administrator signed in',
            'You sign out, or it expires (local storage, psychiatristJwtToken)',
          ],
          [
            'Account waiting for its e-mail to be verified',
            'Sending the verification message again',
            'You close the tab (session storage)',
          ],
        ]}
      />
    </>
  );
}
