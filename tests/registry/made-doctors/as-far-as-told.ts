import type { ComparisonResult } from '#contract/registry.ts';
import type { LicenseSlot } from './license-cases.ts';
import type { Judgement } from './made-doctor.ts';
import type { NpiCase } from './npi-cases.ts';

type Truth = Record<string, Judgement>;

/** What can be said of name, degree and licenses where the register has no whole row of a person. */
export function asFarAsTold(truth: Truth, status: NpiCase, ofCompany: LicenseSlot | undefined): Truth {
  const whole = status.row === 'person';
  if (whole && !status.hasNewRow) return truth;
  // Who is replaced may be compared with the row of before, with that of the new NPI, or with none.
  const maySay = whole || status.hasNewRow === true;
  return Object.fromEntries(
    Object.entries(truth).map(([about, judgement]): [string, Judgement] => {
      const least = leastOf(about, status, ofCompany);
      if (!least) return [about, judgement];
      const accepted = maySay || isOf(ofCompany, about) ? judgement.accepted : [];
      const families = [`${about.split(' ')[0]}: ${status.family}`];
      return [about, { accepted: [...new Set([...accepted, ...least])], families }];
    }),
  );
}

function isOf(slot: LicenseSlot | undefined, about: string): boolean {
  return slot !== undefined && about.startsWith(`license ${slot.state} `);
}

/** Null for what does not depend on the row. */
function leastOf(
  about: string,
  { row }: NpiCase,
  ofCompany: LicenseSlot | undefined,
): ComparisonResult[] | null {
  const isOrganization = row === 'organization';
  if (about === 'name')
    return isOrganization ? ['differs', 'unknown'] : row === 'none' ? ['unknown', 'missing'] : ['unknown'];
  if (about === 'degree')
    return isOrganization
      ? ['unknown', 'differs', 'missing']
      : row === 'none'
        ? ['unknown', 'missing']
        : ['unknown'];
  if (!about.startsWith('license ')) return null;
  return ofCompany?.state === about.split(' ')[1]
    ? ['missing', 'unknown', 'differs']
    : ['missing', 'unknown'];
}
