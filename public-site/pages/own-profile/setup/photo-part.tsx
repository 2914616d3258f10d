import type { RefObject } from 'react';
import type { User } from '#contract/accounts.ts';
import type { OwnProfile } from '#contract/own-profile.ts';
import { API } from '#contract/paths.ts';
import { ApiError, post } from '../../../app/api.ts';
import { updateUser } from '../../../app/session.ts';
import { showToast } from '../../../app/toasts.ts';
import { PhotoField } from '../../../components/photo/photo-field.tsx';
import type { UsePhoto } from '../../../components/photo/photo-field.tsx';
import { fieldId } from '../fields/profile-form.ts';
import styles from './setup.module.css';

interface PhotoPartProps {
  user: User;
  own: OwnProfile;
  reload: () => Promise<unknown>;
  begun: RefObject<UsePhoto | null>;
}

/** The portrait: it is no part of the draft, a photo that is chosen is saved. */
export function PhotoPart({ user, own, reload, begun }: PhotoPartProps) {
  if (!own.step1_at) return <p className={styles.note}>You can add a photo once step 1 is saved.</p>;

  async function change(avatar: string | null) {
    const answer = await post<{ user: User; message: string }>(API.changeAvatar, { avatar });
    if (answer.status !== 200) throw new ApiError(answer.status, answer.message);
    updateUser(answer.body.user);
    await reload();
    showToast('success', answer.body.message);
  }

  const { first_name: firstName, last_name: lastName } = user;
  return (
    <div id={fieldId('avatar')} tabIndex={-1}>
      <PhotoField
        {...{ firstName, lastName, begun }}
        avatar={own.content?.avatar ?? null}
        onChange={change}
      />
    </div>
  );
}
