import type { ComponentProps } from 'react';
import { Select } from '../../../ui/select.tsx';
import { Marked } from '../registry/registry-mark.tsx';
import type { FieldName } from './profile-form.ts';
import { useInput } from './use-input.ts';

interface SelectFieldProps extends Omit<ComponentProps<typeof Select>, 'name' | 'error' | 'id' | 'options'> {
  name: FieldName;
  /** By key, what stands for it. */
  words: Record<string, string>;
}

/** One of a list of words, not chosen at first. */
export function SelectField({ name, words, ...select }: SelectFieldProps) {
  const options = Object.entries(words).map(([key, label]) => ({ key, label }));
  const input = useInput(name);
  return (
    <Marked {...{ name, words }} label={select.label} hint={select.hint}>
      {(mark) => (
        <Select {...select} {...mark} options={[{ key: '', label: 'Choose' }, ...options]} {...input} />
      )}
    </Marked>
  );
}
