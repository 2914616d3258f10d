import { useController, useFormContext } from 'react-hook-form';
import { FieldGroup } from './field-group.tsx';
import { fieldId } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { useProblem } from './use-problem.ts';
import styles from './yes-no-field.module.css';

type YesNoName =
  | 'telehealth'
  | 'video_only'
  | 'accepting'
  | 'street_hidden'
  | `other_practices.${number}.${'street_hidden' | 'video_only'}`;

interface YesNoFieldProps {
  name: YesNoName;
  legend: string;
  hint?: string;
  yes: string;
  no: string;
}

/** A question that has to be answered: neither is chosen at first. */
export function YesNoField({ name, legend, hint, yes, no }: YesNoFieldProps) {
  const { control, clearErrors } = useFormContext<ProfileForm>();
  const { field } = useController({ control, name });
  const error = useProblem(name);
  return (
    <FieldGroup legend={legend} hint={hint} error={error} id={fieldId(name)}>
      <div className={styles.answers}>
        {[true, false].map((answer) => (
          <label className={styles.answer} key={String(answer)}>
            <input
              type="radio"
              name={name}
              checked={field.value === answer}
              onChange={() => {
                clearErrors(name);
                field.onChange(answer);
              }}
            />
            {answer ? yes : no}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
