import { STATES } from '#contract/vocabulary.ts';
import styles from './pair.module.css';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import { useCityOfZip } from './use-city-of-zip.ts';

/** Where the practice is, and its telephone. The ZIP code fills in the city and the state. */
export function PracticeFields() {
  const fillIn = useCityOfZip();
  return (
    <>
      <TextField label="Name of the practice" name="practice_name" autoComplete="organization" />
      <TextField label="Street and number" name="street" autoComplete="address-line1" />
      <div className={styles.pair}>
        <TextField
          label="ZIP code"
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          onInput={fillIn}
        />
        <TextField label="City" name="city" autoComplete="address-level2" />
      </div>
      <div className={styles.wide}>
        <SelectField label="State" name="state" words={STATES} autoComplete="address-level1" />
        <TextField label="Telephone" name="phone" type="tel" autoComplete="tel" />
      </div>
    </>
  );
}
