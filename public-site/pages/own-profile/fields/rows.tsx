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

type RowsName = 'licenses' | 'education' | 'other_practices';

interface RowsProps<Name extends RowsName> {
  name: Name;
  legend: string;
  hint?: ReactNode;
  /** What one row is: "license". */
  noun: string;
  most: number;
  /** A row as it is added. */
  blank: FieldArray<ProfileForm, Name>;
  /** The field of a row that takes the focus. */
  first: keyof NonNullable<ProfileForm[Name]>[number] & string;
  /** The number of the first row. */
  numberFrom?: number;
  /** Rows can change places. */
  isOrdered?: boolean;
  children: (index: number) => ReactNode;
}

/** A list whose rows are added and removed, each with fields of its own. */
export function Rows<Name extends RowsName>({
  name,
  legend,
  hint,
  noun,
  most,
  blank,
  first,
  numberFrom = 1,
  isOrdered,
  children,
}: RowsProps<Name>) {
  const { control, clearErrors } = useFormContext<ProfileForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const error = useProblem(name);
  const [told, setTold] = useState('');
  const id = fieldId(name);
  const focusNext = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    document.getElementById(focusNext.current)?.focus();
    focusNext.current = null;
  }, [fields]);

  function add() {
    focusNext.current = fieldId(`${name}.${fields.length}.${first}`);
    setTold('');
    if (error) clearErrors(name);
    append(blank, { shouldFocus: false });
  }

  function drop(index: number) {
    const left = fields.length - 1;
    focusNext.current = left === 0 ? `${id}-add` : `${id}-remove-${Math.min(index, left - 1)}`;
    setTold(`${capital(noun)} ${index + numberFrom} is removed.`);
    if (error) clearErrors(name);
    remove(index);
  }

  function moveUp(index: number) {
    // The first row has no such button.
    if (index === 1) focusNext.current = `${id}-remove-0`;
    setTold(`${capital(noun)} ${index + numberFrom} is moved up.`);
    move(index, index - 1);
  }

  return (
    <FieldGroup legend={legend} hint={hint} error={error} id={id}>
      {fields.map((row, index) => (
        <fieldset className={styles.row} key={row.id}>
          <legend className="visually-hidden">
            {capital(noun)} {index + numberFrom}
          </legend>
          <div className={styles.top}>
            <p aria-hidden="true">
              {capital(noun)} {index + numberFrom}
            </p>
            {isOrdered && index > 0 && (
              <Button size="s" look="quiet" onClick={() => moveUp(index)}>
                Move up <span className="visually-hidden">{`${noun} ${index + numberFrom}`}</span>
              </Button>
            )}
            <Button size="s" look="quiet" id={`${id}-remove-${index}`} onClick={() => drop(index)}>
              Remove <span className="visually-hidden">{`${noun} ${index + numberFrom}`}</span>
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
