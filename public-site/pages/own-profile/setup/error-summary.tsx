import { useFormContext, useFormState } from 'react-hook-form';
import { ProblemSummary } from '../../../components/problems/problem-summary.tsx';
import { fieldId } from '../fields/profile-form.ts';
import { FieldLinks } from './field-links.tsx';

/** What is wrong with a form that was sent, with the way to each field. */
export function ErrorSummary() {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const problems = problemsIn(errors).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  if (problems.length === 0) return null;
  return (
    <ProblemSummary count={problems.length} done="saved">
      <FieldLinks fields={problems.map(([name, says]) => ({ name, says }))} />
    </ProblemSummary>
  );
}

/** Where a field stands in the form. */
function placeOf(name: string): number {
  const field = document.getElementById(fieldId(name));
  return [...document.querySelectorAll('[id^="field-"]')].indexOf(field as Element);
}

/** Names of fields and what is wrong with each. */
function problemsIn(errors: object, path = ''): [string, string][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const name = key === 'root' ? path.slice(0, -1) : path + key;
    const { message } = error as { message?: unknown };
    return typeof message === 'string' ? [[name, message]] : problemsIn(error, `${name}.`);
  });
}
