import { operatorText } from '#contract/accounts.ts';
import { useSite } from '../app/site.ts';

/** Whom people write to, in a sentence: by an address, where one is known. */
export function Operator() {
  const { contactAddress } = useSite();
  if (contactAddress === null) return operatorText(null);
  return <a href={`mailto:${contactAddress}`}>{contactAddress}</a>;
}
