import type { Choice } from './select.tsx';
import { classes } from './classes.ts';
import choice from './checkbox.module.css';
import styles from './radio-group.module.css';

interface RadioGroupProps {
  legend: string;
  name: string;
  options: readonly Choice[];
  /** Leave out both to let the form keep the state. */
  value?: string;
  onValue?: (key: string) => void;
  defaultValue?: string;
  hint?: string;
  /** Side by side instead of one below the other. */
  inline?: boolean;
}

/** Native radio buttons in a fieldset. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  onValue,
  defaultValue,
  hint,
  inline,
}: RadioGroupProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={classes(inline && styles.inline)}>
        {options.map(({ key, label }) => (
          <label className={choice.line} key={key}>
            <input
              className={choice.round}
              type="radio"
              name={name}
              value={key}
              {...(value === undefined
                ? { defaultChecked: key === defaultValue }
                : { checked: key === value })}
              onChange={() => onValue?.(key)}
            />
            <span className={choice.label}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
