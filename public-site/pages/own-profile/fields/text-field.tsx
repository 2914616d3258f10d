import type { ComponentProps } from 'react';
import { Field } from '../../../ui/field.tsx';
import { Marked } from '../registry/registry-mark.tsx';
import type { FieldName } from './profile-form.ts';
import { useInput } from './use-input.ts';

interface TextFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'error' | 'id'> {
  name: FieldName;
  /** Digits alone; the form holds their number, and null for none. */
  isNumber?: boolean;
}

/** A line of text of the profile. */
export function TextField({ name, isNumber, ...field }: TextFieldProps) {
  const input = useInput(name, isNumber);
  return (
    <Marked name={name} label={field.label} hint={field.hint}>
      {(mark) => (
        <Field
          enterKeyHint="next"
          {...(isNumber && { inputMode: 'numeric', autoComplete: 'off' })}
          {...field}
          {...mark}
          {...input}
        />
      )}
    </Marked>
  );
}
