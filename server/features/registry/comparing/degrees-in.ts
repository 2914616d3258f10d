import type { Profile } from '#contract/profiles.ts';

/** Degrees of physicians in a text like "M.D., PH.D." or "DO MPH". */
export function degreesIn(credentials: string): Set<Profile['degree']> {
  const words = credentials
    .toUpperCase()
    .replaceAll('.', '')
    .split(/[^A-Z]+/);
  const text = words.join(' ');
  const degrees = new Set<Profile['degree']>();
  if (/\b(?:MD|M D|MDPHD|MEDICAL DOCTOR|DOCTOR OF MEDICINE)\b/.test(text)) degrees.add('MD');
  if (/\b(?:DO|D O|DOPHD|OSTEOPATH\w*)\b/.test(text)) degrees.add('DO');
  return degrees;
}
