import { API } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { GlobeIcon } from '../../../ui/icons.tsx';
import { TextField } from '../fields/text-field.tsx';
import { EditForm } from './edit-form.tsx';
import { Fact } from './fact.tsx';
import { EditableSection } from './section.tsx';
import type { Editing } from './use-editing.tsx';
import styles from './section.module.css';

interface TitleSectionProps {
  content: ProfileContent;
  editing: Editing;
}

/** The title, which is reviewed, and the links, which are not. */
export function TitleSection({ content, editing }: TitleSectionProps) {
  const { title, website, booking } = content;
  return (
    <EditableSection
      name="title"
      title="Title and links"
      icon={<GlobeIcon />}
      editing={editing}
      form={
        <EditForm
          editing={editing}
          section="title"
          part="titleWebsite"
          content={content}
          said={({ title, website, booking }) => ({ title, website: website ?? '', booking: booking ?? '' })}
          call={API.changeTitleWebsite}
          note="Links are shown as soon as they are saved. A new title waits for our review; until then visitors see the one before."
        >
          <TextField
            label="Title"
            hint="Like “Child & adolescent psychiatrist”"
            name="title"
            autoComplete="organization-title"
          />
          <TextField
            label="Website (optional)"
            hint="Empty: none"
            name="website"
            type="url"
            autoComplete="url"
          />
          <TextField
            label="Booking link (optional)"
            hint="Your own page where new patients book. Empty: none"
            name="booking"
            type="url"
            autoComplete="url"
          />
        </EditForm>
      }
    >
      <dl className={styles.facts}>
        <Fact name="Title">{title}</Fact>
        <Fact name="Website">{website ?? 'None published'}</Fact>
        <Fact name="Booking link">{booking ?? 'None published'}</Fact>
      </dl>
    </EditableSection>
  );
}
