import useSWR from 'swr';
import type { User } from '#contract/accounts.ts';
import { formatDate } from '#contract/dates.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { licenseKey } from '#contract/license-key.ts';
import { CREDENTIALS } from '#contract/profiles.ts';
import type { DoctorProfile, ProfileContent } from '#contract/profiles.ts';
import { BOARDS } from '#contract/vocabulary.ts';
import { doctorCall } from '#contract/paths.ts';
import type { ApiError } from '../../../app/api.ts';
import { Card } from '../../../ui/card.tsx';
import { isWhole } from './whole-profile.ts';
import styles from './waiting-table.module.css';

type Credentials = Pick<ProfileContent, (typeof CREDENTIALS)[number]>;

interface WaitingTableProps {
  user: User;
  own: OwnProfile;
}

/** Field by field, what visitors see and what they do not see yet. */
export function WaitingTable({ user, own }: WaitingTableProps) {
  const { data: shown } = useSWR<DoctorProfile, ApiError>(own.is_public ? doctorCall(user.id) : null, {
    revalidateOnMount: true,
  });
  const { content, waiting } = own;
  if (!own.is_public || !shown || !isWhole(content)) return null;
  const fields = CREDENTIALS.filter((field) => textOf(field, shown) !== textOf(field, content));
  const but = hidesStreet(content) ? ', except the street that you hide' : '';
  if (fields.length === 0) return <p>Everything on this page is public{but}.</p>;
  return (
    <Card as="section" className={styles.card} aria-labelledby="not-public">
      <h2 className={styles.title} id="not-public">
        Not public yet
      </h2>
      <p>
        {waiting ? `This waits for our review since ${formatDate(waiting.since)}.` : 'This was not approved.'}{' '}
        Everything else on this page is public{but}.
      </p>
      <ul className={styles.fields} role="list">
        {fields.map((field) => (
          <li className={styles.field} key={field}>
            <span className={styles.name}>{WORDS[field]}</span>
            <dl>
              <div>
                <dt>Visitors see</dt>
                <dd>{textOf(field, shown)}</dd>
              </div>
              <div>
                <dt>{waiting ? 'Waiting' : 'Not approved'}</dt>
                <dd>{textOf(field, content)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const WORDS: Record<keyof Credentials, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  degree: 'Degree',
  title: 'Title',
  npi: 'NPI',
  licenses: 'Licenses',
  boards: 'Board certificates',
};

function hidesStreet({ street_hidden, other_practices = [] }: ProfileContent): boolean {
  return [{ street_hidden }, ...other_practices].some((practice) => practice.street_hidden);
}

function textOf(field: keyof Credentials, said: Credentials): string {
  if (field === 'licenses') {
    return said.licenses
      .map((one) => `${licenseKey(one).slice(8)}, until ${formatDate(one.expires)}`)
      .join('; ');
  }
  if (field === 'boards') return said.boards.map((board) => BOARDS[board]).join(', ') || 'None';
  return said[field];
}
