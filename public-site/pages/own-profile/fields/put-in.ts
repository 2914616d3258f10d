import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changes } from '../../../../saving/decided.ts';

/** Puts into a form what it says otherwise; the rest of it, with whatever has the focus, stays. */
export function putIn<Form extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Form>, 'getValues' | 'setValue'>,
  said: Form,
): void {
  for (const [field, value] of Object.entries(changes(getValues(), said)))
    setValue(field as Path<Form>, value as PathValue<Form, Path<Form>>);
}
