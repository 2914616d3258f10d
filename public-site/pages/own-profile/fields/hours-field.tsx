import { useLayoutEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { WorkingHours } from '#contract/profiles.ts';
import { WEEK } from '#contract/working-time.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from './field-group.tsx';
import { HoursSpan } from './hours-span.tsx';
import { fieldId } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { useProblem } from './use-problem.ts';
import styles from './hours-field.module.css';

type Name = 'working_time' | `other_practices.${number}.working_time`;

const MOST = 28;
const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WORKDAYS = WEEK.slice(1, 5);

/** The hours of a week: several spans a day, also past midnight. `name`: of the first practice unless it says which. */
export function HoursField({ name = 'working_time' }: { name?: Name }) {
  const { control, getValues } = useFormContext<ProfileForm>();
  const { fields, append, remove, replace } = useFieldArray({ control, name });
  const error = useProblem(name);
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [fields.length]);

  function add(day: WorkingHours['day']) {
    const isFirst = !fields.some((span) => span.day === day);
    focusNext.current = fieldId(`${name}.${fields.length}.opens`);
    append(
      { day, ...(isFirst ? { opens: '09:00', closes: '17:00' } : { opens: '', closes: '' }) },
      { shouldFocus: false },
    );
  }

  function drop(index: number, day: WorkingHours['day']) {
    focusNext.current = addId(name, day);
    remove(index);
  }

  function asMonday() {
    const hours = getValues(name) ?? [];
    const monday = hours.filter(({ day }) => day === 'mon');
    const others = hours.filter(({ day }) => !WORKDAYS.includes(day));
    replace([...others, ...WORKDAYS.flatMap((day) => monday.map((span) => ({ ...span, day })))]);
  }

  const spans = fields.map((span, index) => ({ ...span, index }));
  const hasMonday = fields.some(({ day }) => day === 'mon');
  return (
    <FieldGroup
      legend="Hours"
      hint="In the time of your practice. A day without hours is shown as closed. Hours that close before they open end on the next day."
      error={error}
      id={fieldId(name)}
    >
      {WEEK.map((day, number) => (
        <fieldset className={styles.day} key={day}>
          <legend className="visually-hidden">{DAY_NAMES[number]}</legend>
          <p className={styles.name} aria-hidden="true">
            {DAY_NAMES[number]}
          </p>
          <div className={styles.spans}>
            {spans
              .filter((span) => span.day === day)
              .map(({ id, index }) => (
                <HoursSpan
                  key={id}
                  name={`${name}.${index}`}
                  day={DAY_NAMES[number]}
                  nextDay={DAY_NAMES[(number + 1) % WEEK.length]}
                  onRemove={() => drop(index, day)}
                />
              ))}
            {fields.length < MOST && (
              <div className={styles.actions}>
                <Button look="quiet" id={addId(name, day)} onClick={() => add(day)}>
                  Add hours <span className="visually-hidden">on {DAY_NAMES[number]}</span>
                </Button>
                {day === 'mon' && hasMonday && (
                  <Button look="quiet" onClick={asMonday}>
                    Same until Friday
                  </Button>
                )}
              </div>
            )}
          </div>
        </fieldset>
      ))}
    </FieldGroup>
  );
}

function addId(name: Name, day: string): string {
  return `${fieldId(name)}-add-${day}`;
}
