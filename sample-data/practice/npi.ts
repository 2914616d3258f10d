import { npiCheckDigit } from '#contract/npi.ts';

/** The n-th sample NPI (n from 0, below a hundred million): all different, with the right check digit. */
export function npi(n: number): string {
  // Multiplying by a number prime to 10 permutes the eight digits, so that neighbors do not look alike.
  const scattered = (n * 48_271_309 + 27_182_818) % 100_000_000;
  const digits = `1${String(scattered).padStart(8, '0')}`;
  return digits + String(npiCheckDigit(digits));
}
