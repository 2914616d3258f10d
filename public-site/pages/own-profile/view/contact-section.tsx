import { API } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { PhoneIcon } from '../../../ui/icons.tsx';
import { PracticeFields } from '../fields/practice-fields.tsx';
import { TextField } from '../fields/text-field.tsx';
import { EditForm } from './edit-form.tsx';
import { Fact } from './fact.tsx';
import { EditableSection } from './section.tsx';
import type { Editing } from './use-editing.tsx';
import styles from './section.module.css';

interface ContactSectionProps {
  content: ProfileContent;
  editing: Editing;
}

/** Where the practice is, and how it is reached. */
export function ContactSection({ content, editing }: ContactSectionProps) {
  const { practice_name, street, street_hidden = false, city, state, zip, phone, email } = content;
  return (
    <EditableSection
      name="contact"
      title="Contact"
      icon={<PhoneIcon />}
      editing={editing}
      form={
        <EditForm
          editing={editing}
          section="contact"
          part="contactInfo"
          content={content}
          said={contactOf}
          call={API.changeContactInfo}
          note="Visitors see it as soon as it is saved."
        >
          <PracticeFields />
          <TextField
            label="E-mail for patients (optional)"
            hint="Empty: none is published. The one that you sign in with stays private."
            name="email"
            type="email"
            autoComplete="email"
          />
        </EditForm>
      }
    >
      <dl className={styles.facts}>
        <Fact name="Practice">{practice_name}</Fact>
        <Fact name="Address">
          {street}
          {street_hidden && ' (hidden)'}, {city}, {state} {zip}
        </Fact>
        <Fact name="Telephone">{phone}</Fact>
        <Fact name="E-mail">{email ?? 'None published'}</Fact>
      </dl>
    </EditableSection>
  );
}

function contactOf(content: ProfileContent) {
  const { practice_name, street, street_hidden = false, city, state, zip, phone, email } = content;
  return { practice_name, street, street_hidden, city, state, zip, phone, email: email ?? '' };
}
