import { Link } from 'wouter';
import { Note } from '../../parts/guide/note.tsx';
import { Cite } from '../../parts/guide/cite.tsx';
import { useSite } from '../../site.ts';

export function What() {
  const { name, demo } = useSite();
  return (
    <>
      {demo && (
        <Note>
          <p>
            <strong>You are looking at a demonstration.</strong> The psychiatrists in it are invented: the
            names, phone numbers and licenses belong to nobody.
          </p>
        </Note>
      )}
      <p>
        {name} is a directory of psychiatrists in the United States. Doctors write their own profiles: whom
        they treat and how, which insurance they take, what a visit costs, when they are there. You{' '}
        <Link href="/search">search</Link> by place and by need, without an account, and call or write to the
        practice yourself. Nothing stands in between, and nobody is paid for passing you on.
      </p>
      <p>
        It exists because the usual lists fail people at a bad moment. When the staff of the U.S. Senate
        Finance Committee called mental health providers listed by twelve Medicare Advantage plans, more than
        80 of 100 were unreachable, not taking patients, or not in the network after all.
        <Cite id="senate-ghosts" /> A short list that is true helps more than a long one that is not.
      </p>
    </>
  );
}
