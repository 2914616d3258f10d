import { Link } from 'wouter';
import { Note } from '../../parts/guide/note.tsx';
import { Cite } from '../../parts/guide/cite.tsx';
import { useSite } from '../../site.ts';

export function Security() {
  return (
    <p>
      Connections are encrypted wherever the site is reached over the internet. Passwords are stored as
      argon2id hashes, sign-in is slowed down after failures, sessions can be ended at once, and roles are
      checked on the server for every request. Pages load no code from elsewhere and forbid the browser to.
      Uploads are re-encoded. The best protection is to have little: what we do not store, nobody can steal.
      Should something happen to your data all the same, we tell you and the authorities as the law demands.
    </p>
  );
}

export function Children() {
  return (
    <p>
      Accounts and the newsletter are for adults. We do not knowingly collect data of children under 13,
      <Cite id="coppa" /> and delete it if we learn that we have. Teenagers are welcome to search and read: it
      leaves no trace with us.
    </p>
  );
}

export function Changes() {
  return (
    <p>
      When what the site does changes, this page changes first, and the date at the top with it. Doctors and
      subscribers are told by e-mail if it concerns their data. We do not use data that we already hold for
      something new without asking.
    </p>
  );
}

export function Contact() {
  const { name } = useSite();
  return (
    <>
      <p>
        The operator of {name} is responsible for the data on this site and answers questions by the channels
        that it publishes (<Link href="/aboutus">About us</Link>). Please do not describe your health in such
        a message; we do not need it to help you.
      </p>
      <Note>
        <p>
          <strong>To the operator:</strong> this text describes what the software does as delivered. Add your
          name, address and a contact for these requests, name your mail and hosting companies and how long
          you keep logs and backups, and have it checked by a lawyer.
        </p>
      </Note>
    </>
  );
}
