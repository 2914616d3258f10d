/** The n-th sample NPI (n from 0, below a hundred million): all different, with the right check digit. */
export function npi(n: number): string {
  // Multiplying by a number prime to 10 permutes the eight digits, so that neighbors do not look alike.
  const scattered = (n * 48_271_309 + 27_182_818) % 100_000_000;
  const digits = `1${String(scattered).padStart(8, '0')}`;
  return digits + String(checkDigit(digits));
}

/** The tenth digit for the first nine. NPI: CMS check digit (Luhn over 80840 + NPI). */
export function checkDigit(digits: string): number {
  let sum = 24;
  for (let i = 0; i < 9; i++) {
    const digit = Number(digits[i]);
    const doubled = digit * 2;
    sum += i % 2 === 0 ? doubled - (doubled > 9 ? 9 : 0) : digit;
  }
  return (10 - (sum % 10)) % 10;
}
