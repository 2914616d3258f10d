import { Rows } from './rows.tsx';
import { TextField } from './text-field.tsx';
import styles from './education-rows.module.css';

// An empty field of a number is null, as fields/use-input.ts has it; the schema's result has none.
const BLANK = { degree: '', school: '', from: null as unknown as number, to: null };

export function EducationRows() {
  return (
    <Rows
      name="education"
      legend="Education and training"
      hint="Medical school, residency, fellowships. The order does not matter: the latest is shown first."
      noun="place"
      most={20}
      blank={BLANK}
      first="degree"
    >
      {(index) => (
        <>
          <TextField
            label="What you learned"
            hint="Like “MD” or “Residency, Psychiatry”"
            name={`education.${index}.degree`}
            autoComplete="off"
          />
          <TextField
            label="School or hospital"
            hint="Its full name"
            name={`education.${index}.school`}
            autoComplete="off"
          />
          <div className={styles.years}>
            <TextField label="From" name={`education.${index}.from`} hint="Year" isNumber />
            <TextField label="To" name={`education.${index}.to`} hint="Empty: still there" isNumber />
          </div>
        </>
      )}
    </Rows>
  );
}
