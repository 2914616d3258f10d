import { API } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { ApiError } from '../../../app/api.ts';
import { PhotoField } from '../../../components/photo/photo-field.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Section } from './section.tsx';
import type { Editing } from './use-editing.tsx';

interface PhotoSectionProps {
  content: ProfileContent;
  editing: Editing;
}

/** The portrait, exchanged where it stands. */
export function PhotoSection({ content, editing }: PhotoSectionProps) {
  const { avatar, first_name: firstName, last_name: lastName } = content;

  async function change(next: string | null) {
    const refused = await editing.change(API.changeAvatar, { avatar: next });
    if (refused) throw new ApiError(refused.status, refused.message);
  }

  return (
    <Section title="Photo">
      {editing.allowed ? (
        <PhotoField {...{ avatar, firstName, lastName }} onChange={change} />
      ) : (
        <Avatar {...{ avatar, firstName, lastName }} size="l" alt="Your portrait" lazy />
      )}
    </Section>
  );
}
