/* own-profile/view/: the own profile as it stands, each section of it changed in its place. */
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { API, doctorCall } from '#contract/paths.ts';
import { getOwn } from '../../../app/api.ts';
import type { ApiError } from '../../../app/api.ts';
import { useHead } from '../../../app/head.ts';
import { useHeadingFocus } from '../../../app/heading-focus.ts';
import { refreshUser, useUser } from '../../../app/session.ts';
import { errorSentence } from '../../../app/error-sentence.ts';
import { useFailureToast } from '../../../app/use-failure-toast.ts';
import page from '../../../components/page/page.module.css';
import { classes } from '../../../ui/classes.ts';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AvailabilitySection } from './availability-section.tsx';
import { ForAdministrators } from './for-administrators.tsx';
import { OwnProfileView } from './own-profile-view.tsx';
import { StatusCard } from './status-card.tsx';
import { useEditing } from './use-editing.tsx';
import { WaitingTable } from './waiting-table.tsx';
import { WithdrawWaiting } from './withdraw-waiting.tsx';
import { isWhole } from './whole-profile.ts';
import styles from './own-profile-view.module.css';

/** /viewprofile */
export default function ViewProfilePage() {
  useHead({ title: 'Your Profile', robots: 'noindex' });
  const user = useUser();
  if (!user) return null;
  // A doctor who was made an administrator keeps what was handed in.
  const hasNone = user.manage_role === 'admin' && user.submit_at === null;
  return hasNone ? <ForAdministrators /> : <OwnPage user={user} />;
}

function OwnPage({ user }: { user: User }) {
  // The user is in the key: the next one who signs in here is not to see the profile of the last.
  const answer = useSWR<OwnProfile, ApiError>(
    [API.ownProfile, user.id],
    () => getOwn<OwnProfile>(API.ownProfile),
    { revalidateOnMount: true },
  );
  const { data: own, error, mutate } = answer;
  const retry = useFailureToast(API.ownProfile, answer, own && errorSentence);
  const { mutate: mutateAny } = useSWRConfig();
  const [withdrawals, setWithdrawals] = useState(0);
  const heading = useHeadingFocus(withdrawals);
  const editing = useEditing(user, own?.is_public === true, async () => {
    const [now] = await Promise.all([mutate(), mutateAny(doctorCall(user.id)), refreshUser()]);
    const content = now?.content ?? null;
    return isWhole(content) ? content : null;
  });
  return (
    <>
      <div className={page.band}>
        <div className={classes('page-width', page.opening)}>
          <h1 ref={heading} tabIndex={-1}>
            Your Profile
          </h1>
          {/* What a doctor whose profile is public comes for every 90 days; for others something else is next. */}
          {own?.is_public && isWhole(own.content) && (
            <AvailabilitySection content={own.content} editing={editing} />
          )}
          {own && <StatusCard user={user} own={own} />}
          {own && <WaitingTable user={user} own={own} />}
          {own && (
            <WithdrawWaiting
              own={own}
              onChanged={mutate}
              onDone={() => setWithdrawals((count) => count + 1)}
            />
          )}
          {!own && error && (
            <NotLoaded title="Your profile could not be loaded." error={error} retry={retry} />
          )}
          {!own && !error && <Skeleton shape="block" className={styles.status} />}
        </div>
      </div>
      {own ? (
        <OwnProfileView user={user} own={own} editing={editing} />
      ) : (
        <div className={styles.waiting} aria-busy={!error} />
      )}
    </>
  );
}
