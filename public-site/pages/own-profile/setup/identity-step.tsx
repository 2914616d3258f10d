import { useFormContext, useWatch } from 'react-hook-form';
import { BOARDS, GENDERS } from '#contract/vocabulary.ts';
import { ChoiceList } from '../fields/choice-list.tsx';
import { Fold } from '../fields/fold.tsx';
import { LicenseRows } from '../fields/license-rows.tsx';
import pair from '../fields/pair.module.css';
import { PracticeFields } from '../fields/practice-fields.tsx';
import type { ProfileForm } from '../fields/profile-form.ts';
import { SelectField } from '../fields/select-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './setup.module.css';

const DEGREES = { MD: 'MD', DO: 'DO' };

interface IdentityStepProps {
  /** Looks up in the national registry; without it, that is being done, or cannot be. */
  onLookUp?: () => void;
}

/** Step 1: name and credentials, and where patients find the practice. */
export function IdentityStep({ onLookUp }: IdentityStepProps) {
  const { control } = useFormContext<ProfileForm>();
  const published = useWatch({ control, name: ['email', 'website', 'booking'] });
  return (
    <>
      <section className={styles.section}>
        <h3>Name and credentials</h3>
        <div className={pair.pair}>
          <TextField label="First name" name="first_name" autoComplete="given-name" />
          <TextField label="Last name" name="last_name" autoComplete="family-name" />
        </div>
        <div className={pair.pair}>
          <SelectField label="Degree" name="degree" words={DEGREES} autoComplete="honorific-suffix" />
          <SelectField label="Gender" name="gender" words={GENDERS} autoComplete="sex" />
        </div>
        <TextField
          label="Title"
          hint="Like “Child & adolescent psychiatrist”."
          name="title"
          autoComplete="organization-title"
        />
        <div className={pair.pair}>
          <TextField
            label="NPI"
            hint="Ten digits."
            name="npi"
            inputMode="numeric"
            autoComplete="off"
            action={
              onLookUp && (
                <button type="button" className={styles.look} onClick={onLookUp}>
                  Look up
                </button>
              )
            }
          />
          <TextField label="Practicing since" hint="Year." name="practicing_since" isNumber />
        </div>
        <LicenseRows />
        <ChoiceList name="boards" legend="Board certificates (optional)" words={BOARDS} />
      </section>
      <section className={styles.section}>
        <div>
          <h3>Practice and contact</h3>
          <p className={styles.note}>All public, but for a street that you hide.</p>
        </div>
        <PracticeFields />
        <Fold label="E-mail, website, booking link (optional)" says={said(published)}>
          <TextField
            label="E-mail to publish"
            hint="Empty: none is shown."
            name="email"
            type="email"
            autoComplete="off"
          />
          <TextField
            label="Website"
            name="website"
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck="false"
          />
          <TextField
            label="Booking link"
            hint="Your own page where new patients book, like www.example.com/book. Empty: none."
            name="booking"
            type="url"
            inputMode="url"
            autoComplete="url"
            spellCheck="false"
          />
        </Fold>
      </section>
    </>
  );
}

function said(published: readonly unknown[]): string {
  return published.filter(Boolean).join(', ') || 'None published';
}
