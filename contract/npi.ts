/** The tenth digit for the first nine. NPI: CMS check digit (Luhn over 80840 + NPI). */
export function npiCheckDigit(digits: string): number {
  let sum = 24;
  for (let i = 0; i < 9; i++) {
    const digit = Number(digits[i]);
    const doubled = digit * 2;
    sum += i % 2 === 0 ? doubled - (doubled > 9 ? 9 : 0) : digit;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether a text can be an NPI: ten digits that begin with 1 or 2, the last one right. */
export function isNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && npiCheckDigit(text) === Number(text[9]);
}
