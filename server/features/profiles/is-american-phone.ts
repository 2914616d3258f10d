import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { e164 } from '#contract/phones.ts';

/** The territories are countries to the telephone. */
const COUNTRIES = ['US', 'AS', 'GU', 'MP', 'PR', 'VI'];

/** Whether a telephone number, as `phoneText` writes it, is of an area of ours. */
export function isAmericanPhone(phone: string): boolean {
  const number = parsePhoneNumberFromString(e164(phone));
  return number?.isValid() === true && COUNTRIES.includes(number.country ?? '');
}
