import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  AGES,
  CONDITIONS,
  EARLIEST_VISITS,
  INSURANCES,
  LANGUAGES,
  STATES,
  TREATMENTS,
} from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { ChoiceList } from '../fields/choice-list.tsx';
import { EducationRows } from '../fields/education-rows.tsx';
import { FeesFields } from '../fields/fees-fields.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { HoursField } from '../fields/hours-field.tsx';
import { PracticeRows } from '../fields/practice-rows.tsx';
import type { ProfileForm } from '../fields/profile-form.ts';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { YesNoField } from '../fields/yes-no-field.tsx';
import styles from './setup.module.css';

interface PracticeStepProps {
  /** States of the saved licenses. */
  licensed: readonly State[];
  /** Is saved by itself. */
  photo: ReactNode;
}

/** Step 2: what the doctor does, for whom, when and at which price. */
export function PracticeStep({ licensed, photo }: PracticeStepProps) {
  const { control } = useFormContext<ProfileForm>();
  const byVideo = useWatch({ control, name: 'telehealth' });
  return (
    <>
      <section className={styles.section}>
        <h3>About you</h3>
        <TextAreaField
          label="In your own words"
          hint="How you work, and what a first visit is like. Plain words, as you would say them to a patient. An empty line begins a new paragraph."
          name="summary"
          most={6000}
        />
      </section>
      <section className={styles.section}>
        <h3>Photo</h3>
        {photo}
      </section>
      <section className={styles.section}>
        <h3>What you treat</h3>
        <ChoiceList name="conditions" legend="Conditions" words={CONDITIONS} />
        <ChoiceList name="treatments" legend="Treatments" words={TREATMENTS} />
        <ChoiceList name="ages" legend="Ages that you see" words={AGES} />
        <ChoiceList name="languages" legend="Languages that you speak with patients" words={LANGUAGES} />
      </section>
      <section className={styles.section}>
        <h3>Insurance and fees</h3>
        <ChoiceList
          name="insurances"
          legend="Insurances that you take"
          hint="Self-pay and out-of-network count too."
          words={INSURANCES}
        />
        <FeesFields />
      </section>
      <section className={styles.section}>
        <h3>Visits</h3>
        <YesNoField
          name="accepting"
          legend="Do you accept new patients?"
          hint="Shown with today's date. We ask again every 90 days."
          yes="Yes"
          no="Not now"
        />
        <SelectField
          name="earliest_visit"
          label="When can you see a new patient for a first visit?"
          hint="It is what people most want to know. Shown with today's date for 30 days; then we ask again."
          words={EARLIEST_VISITS}
        />
        <YesNoField
          name="telehealth"
          legend="Do you see patients by video?"
          yes="Yes"
          no="No, in person only"
        />
        {byVideo && (
          <>
            <ChoiceList
              name="telehealth_states"
              legend="Where patients may be whom you see by video"
              hint="States of the licenses that you saved in step 1."
              words={Object.fromEntries(licensed.map((state) => [state, STATES[state]]))}
            />
            <YesNoField
              name="video_only"
              legend="Do you see patients by video alone?"
              hint="Who looks for visits in person does not find you then."
              yes="Yes, I see nobody in an office"
              no="No, in person as well"
            />
          </>
        )}
        <HoursField />
        <PracticeRows />
      </section>
      <section className={styles.section}>
        <h3>Education</h3>
        <EducationRows />
      </section>
    </>
  );
}
