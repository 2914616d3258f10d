import { get, useFormContext, useFormState } from 'react-hook-form';
import type { FieldName, ProfileForm } from './profile-form.ts';

interface Problem {
  message?: unknown;
  /** Of a list as a whole. */
  root?: { message?: unknown };
}

/** What is wrong with a field; undefined while nothing is known to be. */
export function useProblem(name: FieldName): string | undefined {
  const { control } = useFormContext<ProfileForm>();
  const { errors } = useFormState({ control, name });
  const error: Problem | undefined = get(errors, name);
  const message = error?.root?.message ?? error?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
