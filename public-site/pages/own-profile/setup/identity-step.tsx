import { BOARDS, GENDERS, STATES } from '#contract/vocabulary.ts';
import { ChoiceList } from '../fields/choice-list.tsx';
import { LicenseRows } from '../fields/license-rows.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { StreetHiddenField } from '../fields/street-hidden-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './setup.module.css';

const DEGREES = { MD: 'MD', DO: 'DO' };

/** Step 1: name and credentials, and where patients find the practice. */
export function IdentityStep() {
  return (
    <>
      <section className={styles.section}>
        <h3>Name and credentials</h3>
        <div className={styles.pair}>
          <TextField label="First name" name="first_name" autoComplete="given-name" />
          <TextField label="Last name" name="last_name" autoComplete="family-name" />
        </div>
        <div className={styles.pair}>
          <SelectField label="Degree" name="degree" words={DEGREES} />
          <SelectField label="Gender" name="gender" words={GENDERS} autoComplete="sex" />
        </div>
        <TextField
          label="Title"
          hint="As patients read it below your name, like “Child & adolescent psychiatrist”."
          name="title"
          autoComplete="organization-title"
        />
        <div className={styles.pair}>
          <TextField
            label="NPI"
            hint="Your National Provider Identifier: the ten digits on your claims and prescriptions. You find it at npiregistry.cms.hhs.gov."
            name="npi"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            label="Practicing since"
            hint="The year of your first license."
            name="practicing_since"
            isNumber
          />
        </div>
        <LicenseRows />
        <ChoiceList
          name="boards"
          legend="Board certificates"
          hint="Of the American Board of Psychiatry and Neurology, if you hold any."
          words={BOARDS}
        />
      </section>
      <section className={styles.section}>
        <h3>Practice and contact</h3>
        <p className={styles.note}>All of this is public: it is how patients reach you.</p>
        <TextField label="Name of the practice" name="practice_name" autoComplete="organization" />
        <TextField label="Street and number" name="street" autoComplete="street-address" />
        <StreetHiddenField name="street_hidden" />
        <div className={styles.pair}>
          <TextField label="City" name="city" autoComplete="address-level2" />
          <SelectField label="State" name="state" words={STATES} autoComplete="address-level1" />
          <TextField label="ZIP code" name="zip" inputMode="numeric" autoComplete="postal-code" />
        </div>
        <div className={styles.pair}>
          <TextField
            label="Telephone"
            hint="With an extension, if there is one."
            name="phone"
            type="tel"
            autoComplete="tel"
          />
          <TextField
            label="E-mail to publish (optional)"
            hint="Empty: none is shown."
            name="email"
            type="email"
            autoComplete="off"
          />
        </div>
        <TextField
          label="Website (optional)"
          name="website"
          type="url"
          inputMode="url"
          autoComplete="url"
          spellCheck="false"
        />
      </section>
    </>
  );
}
