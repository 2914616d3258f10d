import useSWR from 'swr';
import type { User } from '#contract/accounts.ts';
import { formatDate } from '#contract/dates.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { CREDENTIALS } from '#contract/profiles.ts';
import type { DoctorProfile, ProfileContent } from '#contract/profiles.ts';
import { doctorCall } from '#contract/paths.ts';
import type { ApiError } from '../../../app/api.ts';
import { Card } from '../../../ui/card.tsx';
import { TwoVersions, differing } from './two-versions.tsx';
import { isWhole } from './whole-profile.ts';
import styles from './waiting-table.module.css';

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
  const fields = differing(CREDENTIALS, shown, content);
  const but = hidesStreet(content) ? ', except the street that you hide' : '';
  if (fields.length === 0) return <p>Your whole profile is public{but}.</p>;
  return (
    <Card as="section" className={styles.card} aria-labelledby="not-public">
      <h2 className={styles.title} id="not-public">
        Not public yet
      </h2>
      <p>
        {waiting ? `This waits for our review since ${formatDate(waiting.since)}.` : 'This was not approved.'}{' '}
        Everything else of your profile is public{but}.
      </p>
      <TwoVersions
        fields={fields}
        one={{ label: 'Visitors see', said: shown }}
        other={{ label: waiting ? 'Waiting' : 'Not approved', said: content }}
      />
    </Card>
  );
}

function hidesStreet({ street_hidden, other_practices = [] }: ProfileContent): boolean {
  return [{ street_hidden }, ...other_practices].some((practice) => practice.street_hidden);
}
