import { useSite } from '../app/site.ts';

/** Whom people write to, in a sentence: by an address, where one is known. */
export function Operator() {
  const { contactAddress } = useSite();
  if (contactAddress === null) return operatorText(null);
  return <a href={`mailto:${contactAddress}`}>{contactAddress}</a>;
}

/** The same where there is text alone. `contact`: where the operator is written to; null where nobody has said it. */
export function operatorText(contact: string | null): string {
  return contact ?? 'the operator of this site';
}
