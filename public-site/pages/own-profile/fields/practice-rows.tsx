import { useFormContext, useWatch } from 'react-hook-form';
import { MOST_PRACTICES } from '#contract/constants.ts';
import { HoursField } from './hours-field.tsx';
import { PracticeFields } from './practice-fields.tsx';
import type { ProfileForm } from './profile-form.ts';
import { Rows } from './rows.tsx';
import { YesNoField } from './yes-no-field.tsx';
import styles from './practice-rows.module.css';

const BLANK = {
  practice_name: '',
  street: '',
  street_hidden: false,
  city: '',
  state: '' as 'MA',
  zip: '',
  phone: '',
  working_time: [],
  video_only: false,
};

/** The practices besides the first, in the order in which visitors read them. */
export function PracticeRows() {
  const { control } = useFormContext<ProfileForm>();
  const byVideo = useWatch({ control, name: 'telehealth' });
  return (
    <Rows
      name="other_practices"
      legend="Other practices"
      hint="Patients find you near each of them, with its own telephone and hours. The first is the one of step 1."
      noun="practice"
      most={MOST_PRACTICES - 1}
      numberFrom={2}
      blank={BLANK}
      first="practice_name"
      isOrdered
    >
      {(index) => (
        <div className={styles.practice}>
          <PracticeFields at={`other_practices.${index}.`} />
          {byVideo && (
            <YesNoField
              name={`other_practices.${index}.video_only`}
              legend="By video alone there?"
              yes="Yes, nobody is seen in this office"
              no="No, in person as well"
            />
          )}
          <HoursField name={`other_practices.${index}.working_time`} />
        </div>
      )}
    </Rows>
  );
}
