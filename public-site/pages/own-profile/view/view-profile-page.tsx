/* own-profile/view/: the own profile as it stands, each section of it changed in its place. */
import useSWR from 'swr';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { API } from '#contract/paths.ts';
import { getOwn } from '../../../app/api.ts';
import type { ApiError } from '../../../app/api.ts';
import { useHead } from '../../../app/head.ts';
import { useHeadingFocusKept } from '../../../app/navigation.ts';
import { useUser } from '../../../app/session.ts';
import { useFailureToast } from '../../../app/use-failure-toast.ts';
import { PageSkeleton } from '../../../components/page/page-skeleton.tsx';
import page from '../../../components/page/page.module.css';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { classes } from '../../../ui/classes.ts';
import { OwnProfileView } from './own-profile-view.tsx';

/** /viewprofile */
export default function ViewProfilePage() {
  useHead({ title: 'Your Profile', robots: 'noindex' });
  const user = useUser();
  return user ? <Loaded user={user} /> : <PageSkeleton />;
}

function Loaded({ user }: { user: User }) {
  // The user is in the key: the next one who signs in here is not to see the profile of the last.
  const answer = useSWR<OwnProfile, ApiError>(
    [API.ownProfile, user.id],
    () => getOwn<OwnProfile>(API.ownProfile),
    { revalidateOnMount: true },
  );
  const { data, error, mutate } = answer;
  const retry = useFailureToast(API.ownProfile, answer);
  useHeadingFocusKept(data !== undefined || error !== undefined);
  if (data) return <OwnProfileView user={user} own={data} onChanged={mutate} />;
  if (!error) return <PageSkeleton />;
  return (
    <div className={classes('page-width', page.page)}>
      <NotLoaded
        level={1}
        icon={null}
        title="Your profile could not be loaded."
        error={error}
        retry={retry}
      />
    </div>
  );
}
