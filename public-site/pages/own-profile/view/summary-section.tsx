import { API } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { EditForm } from './edit-form.tsx';
import { EditableSection } from './section.tsx';
import type { Editing } from './use-editing.tsx';
import styles from './section.module.css';

interface SummarySectionProps {
  content: ProfileContent;
  editing: Editing;
}

/** What the doctor says of the practice. */
export function SummarySection({ content, editing }: SummarySectionProps) {
  const { summary } = content;
  return (
    <EditableSection
      name="summary"
      title="About"
      editing={editing}
      form={
        <EditForm
          editing={editing}
          section="summary"
          part="summary"
          content={content}
          said={({ summary }) => ({ summary })}
          call={API.changeSummary}
          note="Visitors see it as soon as it is saved."
        >
          <TextAreaField
            label="About you and your practice (optional)"
            hint="An empty line begins a new paragraph."
            name="summary"
            most={6000}
          />
        </EditForm>
      }
    >
      {summary === '' ? (
        <p className={styles.small}>
          Nothing yet. A few words on how you work help people choose, and find you.
        </p>
      ) : (
        <div className={styles.paragraphs}>
          {summary.split(/\n\s*\n/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
    </EditableSection>
  );
}
