import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { PAGES } from '#contract/paths.ts';
import { signOut } from '../app/session.ts';
import { accountEntries } from './account-entries.ts';
import type { AccountEntry, Question } from './account-entries.ts';

interface AccountItemsProps {
  user: User;
  /** Class of each link and button. */
  className: string;
  ask: (question: Question) => void;
  /** Something was chosen: the menu around closes. */
  onChosen: () => void;
}

/** SPEC §2, Header: what a signed-in person can open. List items for a menu. */
export function AccountItems({ user, className, ask, onChosen }: AccountItemsProps) {
  function chosen(act: () => void) {
    onChosen();
    act();
  }

  return (
    <>
      {accountEntries(user).map((entry) => (
        <li key={entry.label}>
          {entry.asks ? (
            <button type="button" className={className} onClick={() => chosen(() => ask(entry.asks))}>
              {entry.label}
            </button>
          ) : (
            <EntryLink entry={entry} className={className} onClick={onChosen} />
          )}
        </li>
      ))}
      <li>
        <button type="button" className={className} onClick={() => chosen(() => void signOut())}>
          Sign out
        </button>
      </li>
    </>
  );
}

interface EntryLinkProps {
  entry: Extract<AccountEntry, { href: string }>;
  className: string;
  onClick: () => void;
}

function EntryLink({ entry: { href, label }, ...rest }: EntryLinkProps) {
  // The backoffice is another app: its document has to be loaded.
  const Anchor = href === PAGES.backoffice ? 'a' : Link;
  return (
    <Anchor href={href} {...rest}>
      {label}
    </Anchor>
  );
}
