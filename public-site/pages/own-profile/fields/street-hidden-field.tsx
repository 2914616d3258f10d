import { YesNoField } from './yes-no-field.tsx';
import type { YesNoName } from './yes-no-field.tsx';

/** For whoever works at home: the place is found by its ZIP code, and nobody but the reviewers reads the street. */
export function StreetHiddenField({ name }: { name: YesNoName & `${string}street_hidden` }) {
  return (
    <YesNoField
      name={name}
      legend="May visitors see the street?"
      hint="Hidden: they see city and ZIP code. Only we and you see the street."
      yes="No, hide it"
      no="Yes"
    />
  );
}
