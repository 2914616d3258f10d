import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  AGES,
  CONDITIONS,
  EARLIEST_VISITS,
  INSURANCES,
  LANGUAGES,
  TREATMENTS,
} from '#contract/vocabulary.ts';
import type { State } from '#contract/vocabulary.ts';
import { numberText } from '#contract/wording.ts';
import { WEEK } from '#contract/working-time.ts';
import { ChoiceList } from '../fields/choice-list.tsx';
import { EducationRows } from '../fields/education-rows.tsx';
import { FeesFields } from '../fields/fees-fields.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { Fold } from '../fields/fold.tsx';
import { HoursField } from '../fields/hours-field.tsx';
import { PracticeRows } from '../fields/practice-rows.tsx';
import type { ProfileForm } from '../fields/profile-form.ts';
import { VideoStates } from '../fields/video-states.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { YesNoField } from '../fields/yes-no-field.tsx';
import styles from './setup.module.css';

/** The legend says of what: "0–5". */
const SPANS = Object.fromEntries(
  Object.entries(AGES).map(([key, label]) => [key, label.replace('Ages ', '')]),
);
const BY_VIDEO_ALONE = {
  legend: 'Do you see patients by video alone?',
  hint: 'Who looks for visits in person does not find you then.',
  yes: 'Yes, I see nobody in an office',
};
/** Of several, each says for itself. */
const BY_VIDEO_AT_FIRST = {
  legend: 'By video alone at the practice of step 1?',
  yes: 'Yes, nobody is seen in this office',
};

interface PracticeStepProps {
  /** States of the saved licenses. */
  licensed: readonly State[];
  /** Is saved by itself. */
  photo: ReactNode;
}

/** Step 2: what the doctor does, for whom, when and at which price. */
export function PracticeStep({ licensed, photo }: PracticeStepProps) {
  const { control } = useFormContext<ProfileForm>();
  const [byVideo, fees, hours, education, others] = useWatch({
    control,
    name: ['telehealth', 'fees', 'working_time', 'education', 'other_practices'],
  });
  return (
    <>
      <section className={styles.section}>
        <h3>About you</h3>
        <TextAreaField
          label="In your own words (optional)"
          hint="How you work, and what a first visit is like."
          name="summary"
          most={6000}
          rows={3}
        />
        {photo}
      </section>
      <section className={styles.section}>
        <h3>What you treat</h3>
        <ChoiceList name="conditions" legend="Conditions" words={CONDITIONS} />
        <ChoiceList name="treatments" legend="Treatments (optional)" words={TREATMENTS} />
        <ChoiceList name="ages" legend="Ages that you see" words={SPANS} isShort />
        <ChoiceList name="languages" legend="Languages that you speak with patients" words={LANGUAGES} />
        <ChoiceList
          name="insurances"
          legend="Insurances, self-pay and out-of-network (optional)"
          words={INSURANCES}
        />
        <Fold label="Fees without insurance (optional)" says={feesText(fees)}>
          <FeesFields />
        </Fold>
      </section>
      <section className={styles.section}>
        <h3>Visits</h3>
        <YesNoField name="accepting" legend="Do you accept new patients?" yes="Yes" no="Not now" />
        <SelectField
          name="earliest_visit"
          label="Earliest first visit (optional)"
          hint="Shown for 30 days, with its date."
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
            <VideoStates licensed={licensed} />
            <YesNoField
              name="video_only"
              {...(others?.length ? BY_VIDEO_AT_FIRST : BY_VIDEO_ALONE)}
              no="No, in person as well"
            />
          </>
        )}
        <Fold label="Hours (optional)" says={daysText(hours)}>
          <HoursField />
        </Fold>
        <Fold label="Other practices (optional)" says={citiesText(others)}>
          <PracticeRows />
        </Fold>
        <Fold label="Education (optional)" says={schoolsText(education)}>
          <EducationRows />
        </Fold>
      </section>
    </>
  );
}

function feesText({ first_visit, follow_up, sliding_scale }: ProfileForm['fees']): string {
  const said = [
    typeof first_visit === 'number' && `First visit $${numberText(first_visit)}`,
    typeof follow_up === 'number' && `Follow-up $${numberText(follow_up)}`,
    sliding_scale && 'Sliding scale',
  ];
  return said.filter(Boolean).join(', ') || 'None published';
}

function daysText(hours: ProfileForm['working_time']): string {
  const days = WEEK.filter((one) => hours.some(({ day }) => day === one));
  return days.map((day) => day[0].toUpperCase() + day.slice(1)).join(', ') || 'None said yet';
}

function schoolsText(education: ProfileForm['education']): string {
  return education.map(({ degree }) => degree || 'One not filled in yet').join(', ') || 'None said yet';
}

function citiesText(others: ProfileForm['other_practices'] = []): string {
  return others.map(({ city }) => city || 'One not filled in yet').join(', ') || 'One practice';
}
