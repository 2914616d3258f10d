import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = new Set(dictionary['passwords-common'].map(String));

/**
 * Whether a password is one of the 49,000 that people use most, alone, repeated, or with digits and signs around it
 * (ASVS 6.2.4).
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  const word = typed.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const unit = /^(.+?)\1+$/su.exec(word)?.[1];
  return COMMON.has(typed) || COMMON.has(word) || (unit !== undefined && COMMON.has(unit));
}
