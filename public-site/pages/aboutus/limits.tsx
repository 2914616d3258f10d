import { Link } from 'wouter';
import { Note } from '../../parts/guide/note.tsx';
import { useSite } from '../../site.ts';

export function WhoRunsIt() {
  const { name, socialUrl } = useSite();
  return (
    <>
      <p>
        {name} is run by its operator: the person or organization that has installed it, reviews the profiles,
        sets the prices, and answers for this site. The software is open source under the MIT License; the
        people who write it do not run this site and cannot see what is in it.
      </p>
      <p>
        You reach the operator by the channels that it publishes
        {socialUrl && (
          <>
            , for example{' '}
            <a href={socialUrl} rel="external noopener">
              its page on a social network
            </a>
          </>
        )}
        . Tell the operator when a profile is wrong. Please do not write about your health: it is not needed,
        and e-mail is no safe place for it.
      </p>
    </>
  );
}

export function NotThis() {
  return (
    <>
      <Note tone="urgent">
        <p>
          <strong>Not an emergency service.</strong> In a crisis <a href="tel:988">call 988</a> or{' '}
          <a href="sms:988">text 988</a>; in danger <a href="tel:911">call 911</a>. Nobody here watches
          messages.
        </p>
      </Note>
      <ul>
        <li>
          <strong>Not medical advice.</strong> The <Link href="/treatment">guides</Link> and articles inform;
          only somebody who knows you can advise.
        </li>
        <li>
          <strong>Not your doctor’s employer.</strong> The psychiatrists are independent. What you agree with
          them is between you.
        </li>
        <li>
          <strong>Not a booking service.</strong> An appointment exists when the practice has confirmed it.
        </li>
        <li>
          <strong>Not a ranking.</strong> Being listed means that the checks above were passed, and no more.
        </li>
      </ul>
    </>
  );
}
