/* own-profile/setup/: /setupprofile, in two steps, a preview and the submit (SPEC §4). */
import { useState } from 'react';
import useSWR from 'swr';
import { API } from '#contract/paths.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { getOwn } from '../../../app/api.ts';
import type { ApiError } from '../../../app/api.ts';
import { useHead } from '../../../app/head.ts';
import { useHeadingFocusKept } from '../../../app/navigation.ts';
import { useUser } from '../../../app/session.ts';
import { useFailureToast } from '../../../app/use-failure-toast.ts';
import { NotLoaded } from '../../../ui/not-loaded.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Setup } from './setup.tsx';

/** /setupprofile */
export default function SetupProfilePage() {
  useHead({ title: 'Set up your profile', robots: 'noindex' });
  const user = useUser();
  // Forms begin with what is kept now: what another visit of this page was told is old.
  const [opened] = useState(() => Date.now());
  const answer = useSWR<OwnProfile, ApiError>(user && [API.ownProfile, user.id, opened], () =>
    getOwn<OwnProfile>(API.ownProfile),
  );
  const { data: own, error, mutate } = answer;
  const retry = useFailureToast(API.ownProfile, answer);
  useHeadingFocusKept(own !== undefined);
  if (user && own) return <Setup user={user} own={own} reload={mutate} />;
  if (!error) return <Spinner label="Loading..." />;
  return (
    <div className="page-width">
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
