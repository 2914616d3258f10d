import { Loading, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { UserRecord } from '#contract/users.ts';
import { LeftText } from '../records/left-text.tsx';
import { MissingRecord } from '../records/missing-record.tsx';
import { useAccount } from '../records/use-account.ts';
import { UserPage } from './user-page.tsx';
import { WRITTEN_USER } from './written-user.ts';

/** One account, with all there is about it. */
export default function UserEdit() {
  const id = Number(useParams().id);
  const account = useAccount();
  const { data: user, error, isFetchedAfterMount } = useGetOne<UserRecord>('users', { id }, { retry: false });
  if (error && !user)
    return (
      <MissingRecord error={error}>
        <LeftText name={WRITTEN_USER.name({ id })} words={(fields) => Object.values(fields).join('\n')} />
      </MissingRecord>
    );
  // What is known of it from before may be an older version.
  if (!user || !isFetchedAfterMount || !account) return <Loading />;
  return <UserPage key={id} user={user} account={account} />;
}
