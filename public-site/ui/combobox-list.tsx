import { useEffect, useRef } from 'react';
import { classes } from './classes.ts';
import styles from './combobox-list.module.css';

export interface ComboboxOption {
  key: string;
  label: string;
  /** Small print beside the label: "ZIP code". */
  hint?: string;
}

interface ComboboxListProps {
  name: string;
  label: string;
  options: readonly ComboboxOption[];
  shown: boolean;
  /** Index of the option that the arrow keys are on; -1 for none. */
  active: number;
  choose: (option: ComboboxOption) => void;
}

/** The suggestions of a Combobox, and their number said aloud. */
export function ComboboxList({ name, label, options, shown, active, choose }: ComboboxListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        id={`${name}-list`}
        role="listbox"
        aria-label={label}
        hidden={!shown}
        // A press on the list must not take the focus from the input.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown &&
          options.map((option, index) => (
            <li
              key={option.key}
              id={`${name}-list-${index}`}
              role="option"
              aria-selected={index === active}
              className={classes(styles.option, index === active && styles.active)}
              onClick={() => choose(option)}
            >
              <span>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </li>
          ))}
      </ul>
      <span className="visually-hidden" role="status">
        {shown && (options.length === 1 ? '1 suggestion' : `${options.length} suggestions`)}
      </span>
    </>
  );
}
