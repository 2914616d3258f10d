import type { ChangeEvent, FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterPress } from './after-press.ts';
import { fieldId } from './profile-form.ts';
import type { FieldName, ProfileForm } from './profile-form.ts';
import { useProblem } from './use-problem.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What makes a control a field of the form around it. What was typed is checked when it is left; while something is
 * wrong with it or with the list that it is in, with each letter. Nobody is told off for passing an empty field, or for
 * a row that was just added.
 */
export function useInput(name: FieldName, isNumber = false) {
  const form = useFormContext<ProfileForm>();
  const error = useProblem(name);
  const list = name.replace(/\.\d+\.\w+$/, '') as FieldName;
  const ofList = useProblem(list);
  const { onChange, onBlur, ref } = form.register(name, isNumber ? { setValueAs: numberTyped } : {});
  return {
    id: fieldId(name),
    name,
    error,
    ref,
    onChange: (event: ChangeEvent<Control>) => {
      void onChange(event);
      if (error || ofList) void form.trigger(ofList ? list : name);
    },
    onBlur: (event: FocusEvent<Control>) => {
      void onBlur(event);
      if (event.currentTarget.value.trim() !== '') afterPress(() => void form.trigger(name));
    },
  };
}

/** Null for nothing; what is no number stays as it was typed, for the schema to refuse. */
function numberTyped(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  if (typed.trim() === '') return null;
  return /^\s*\d+\s*$/.test(typed) ? Number(typed) : typed;
}
