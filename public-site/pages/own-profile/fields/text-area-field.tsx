import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { numberText } from '#contract/wording.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import type { FieldName, ProfileForm } from './profile-form.ts';
import { useInput } from './use-input.ts';
import styles from './text-area-field.module.css';

interface TextAreaFieldProps extends Omit<
  ComponentProps<typeof TextArea>,
  'name' | 'error' | 'id' | 'action'
> {
  name: FieldName;
  /** Characters that are taken; how many there are is said beside the label. */
  most: number;
}

/** Paragraphs of the profile. */
export function TextAreaField({ name, most, ...area }: TextAreaFieldProps) {
  const { control } = useFormContext<ProfileForm>();
  const typed = useWatch({ control, name });
  const length = typeof typed === 'string' ? typed.length : 0;
  return (
    <TextArea
      {...area}
      action={
        <span className={styles.count}>
          {numberText(length)} of {numberText(most)}
        </span>
      }
      {...useInput(name)}
    />
  );
}
