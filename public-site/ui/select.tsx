import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import type { FrameProps } from './field-frame.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { classes } from './classes.ts';
import styles from './field.module.css';

export interface Choice {
  key: string;
  label: string;
}

interface SelectProps extends FrameProps, Omit<ComponentProps<'select'>, keyof FrameProps | 'children'> {
  options: readonly Choice[];
}

/** A native select. */
export function Select({
  options,
  label,
  labelHidden,
  hint,
  error,
  action,
  icon,
  look,
  ...rest
}: SelectProps) {
  const { className, id, ...select } = rest;
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, action, icon, look, className, id }}>
      {(control) => (
        <>
          <select className={classes(styles.input, styles.select)} {...select} {...control}>
            {options.map((option) => (
              <option key={option.key} value={option.key}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.arrow} size={18} />
        </>
      )}
    </FieldFrame>
  );
}
