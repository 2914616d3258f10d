import { formatTime } from '#contract/dates.ts';
import { API } from '#contract/paths.ts';
import type { ProfileContent } from '#contract/profiles.ts';
import { WEEK, minutesOf } from '#contract/working-time.ts';
import { ClockIcon } from '../../../ui/icons.tsx';
import { HoursField } from '../fields/hours-field.tsx';
import { EditForm } from './edit-form.tsx';
import { Fact } from './fact.tsx';
import { EditableSection } from './section.tsx';
import type { Editing } from './use-editing.tsx';
import styles from './section.module.css';

interface HoursSectionProps {
  content: ProfileContent;
  editing: Editing;
}

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** When the practice is open. */
export function HoursSection({ content, editing }: HoursSectionProps) {
  const { working_time } = content;
  const inOrder = working_time.toSorted((a, b) => minutesOf(a).start - minutesOf(b).start);
  return (
    <EditableSection
      name="hours"
      title="Hours"
      icon={<ClockIcon />}
      editing={editing}
      form={
        <EditForm
          editing={editing}
          section="hours"
          part="workingTime"
          content={content}
          said={({ working_time }) => ({ working_time })}
          call={API.changeWorkingTime}
          note="Visitors see them as soon as they are saved."
        >
          <HoursField />
        </EditForm>
      }
    >
      {working_time.length === 0 ? (
        <p className={styles.small}>None said yet.</p>
      ) : (
        <dl className={styles.facts}>
          {WEEK.map((day, number) => {
            const spans = inOrder.filter((span) => span.day === day);
            return (
              <Fact key={day} name={DAY_NAMES[number]}>
                {spans.length === 0 && 'Closed'}
                {spans.map(({ opens, closes }) => (
                  <span className={styles.line} key={opens}>
                    {formatTime(opens)} – {formatTime(closes)}
                  </span>
                ))}
              </Fact>
            );
          })}
        </dl>
      )}
    </EditableSection>
  );
}
