import { API } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { GraduationCapIcon } from '../../profiles/profile-icons.tsx';
import { EducationRows } from '../fields/education-rows.tsx';
import { EditForm } from './edit-form.tsx';
import { EditableSection } from './section.tsx';
import type { Editing } from './use-editing.tsx';
import styles from './section.module.css';

interface EducationSectionProps {
  content: ProfileContent;
  editing: Editing;
}

/** Where the doctor learned, latest first. */
export function EducationSection({ content, editing }: EducationSectionProps) {
  const { education } = content;
  const latestFirst = education.toSorted(
    (a, b) => (b.to ?? Infinity) - (a.to ?? Infinity) || b.from - a.from,
  );
  return (
    <EditableSection
      name="education"
      title="Education and training"
      icon={<GraduationCapIcon />}
      editing={editing}
      form={
        <EditForm
          editing={editing}
          section="education"
          part="education"
          content={content}
          said={({ education }) => ({ education })}
          call={API.changeEducation}
          note="Visitors see it as soon as it is saved."
        >
          <EducationRows />
        </EditForm>
      }
    >
      {education.length === 0 ? (
        <p className={styles.small}>Nothing yet.</p>
      ) : (
        <ol className={styles.list} role="list">
          {latestFirst.map(({ degree, school, from, to }) => (
            <li key={`${degree} ${school} ${from}`}>
              <span className={styles.strong}>{degree}</span>
              <span className={styles.detail}>
                {school} · <span className={styles.years}>{`${from} – ${to ?? 'now'}`}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </EditableSection>
  );
}
