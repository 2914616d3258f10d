import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { FieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from './field-group.tsx';
import { fieldId } from './profile-form.ts';
import type { ProfileForm } from './profile-form.ts';
import { useProblem } from './use-problem.ts';
import styles from './rows.module.css';

interface RowsProps<Name extends 'licenses' | 'education'> {
  name: Name;
  legend: string;
  hint?: ReactNode;
  /** What one row is: "license". */
  noun: string;
  most: number;
  /** A row as it is added. */
  blank: FieldArray<ProfileForm, Name>;
  /** The field of a row that takes the focus. */
  first: keyof ProfileForm[Name][number] & string;
  children: (index: number) => ReactNode;
}

/** A list whose rows are added and removed, each with fields of its own. */
export function Rows<Name extends 'licenses' | 'education'>({
  name,
  legend,
  hint,
  noun,
  most,
  blank,
  first,
  children,
}: RowsProps<Name>) {
  const { control } = useFormContext<ProfileForm>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const error = useProblem(name);
  const [told, setTold] = useState('');
  const id = fieldId(name);
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [fields.length]);

  function add() {
    focusNext.current = fieldId(`${name}.${fields.length}.${first}`);
    setTold('');
    append(blank, { shouldFocus: false });
  }

  function drop(index: number) {
    const left = fields.length - 1;
    focusNext.current = left === 0 ? `${id}-add` : `${id}-remove-${Math.min(index, left - 1)}`;
    setTold(`${capital(noun)} ${index + 1} is removed.`);
    remove(index);
  }

  return (
    <FieldGroup legend={legend} hint={hint} error={error} id={id}>
      {fields.map((row, index) => (
        <fieldset className={styles.row} key={row.id}>
          <legend className="visually-hidden">
            {capital(noun)} {index + 1}
          </legend>
          <div className={styles.top}>
            <p aria-hidden="true">
              {capital(noun)} {index + 1}
            </p>
            <Button size="s" look="quiet" id={`${id}-remove-${index}`} onClick={() => drop(index)}>
              Remove <span className="visually-hidden">{`${noun} ${index + 1}`}</span>
            </Button>
          </div>
          {children(index)}
        </fieldset>
      ))}
      {fields.length < most && (
        <Button className={styles.add} look="quiet" id={`${id}-add`} onClick={add}>
          {fields.length === 0 ? `Add a ${noun}` : `Add another ${noun}`}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {told}
      </span>
    </FieldGroup>
  );
}

function capital(noun: string): string {
  return noun[0].toUpperCase() + noun.slice(1);
}
