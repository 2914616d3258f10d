import { STATES } from '#contract/vocabulary.ts';
import { Rows } from './rows.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import styles from './license-rows.module.css';

const BLANK = { state: '' as 'MA', number: '', expires: '' };

export function LicenseRows() {
  return (
    <Rows
      name="licenses"
      legend="State licenses"
      hint="Every one that is valid now."
      noun="license"
      most={60}
      blank={BLANK}
      first="state"
    >
      {(index) => (
        <>
          <SelectField label="State" name={`licenses.${index}.state`} words={STATES} />
          <div className={styles.pair}>
            <TextField
              label="License number"
              name={`licenses.${index}.number`}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck="false"
            />
            <TextField label="Expires on" type="date" name={`licenses.${index}.expires`} autoComplete="off" />
          </div>
        </>
      )}
    </Rows>
  );
}
