import { npiCheckDigit } from '#contract/npi.ts';

/** Lines of a file of doctors to invite: doctor1@example.com and so on, each with a ZIP code and an NPI of their own. */
export function importFile(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const email = `imported${index + 1}@example.com`;
    return `${email},Ada,Imported${index + 1},MD,${npiOf(index)},MA 4${index + 1} 2032-01-31,Cambridge,MA,02139,ADHD; Anxiety`;
  });
  return ['email,first_name,last_name,degree,npi,licenses,city,state,zip,conditions', ...lines, ''].join(
    '\r\n',
  );
}

/** The nth of the numbers that pass for an NPI, counted from a place that the samples do not use. */
export function npiOf(index: number): string {
  const begin = String(299_000_000 + index);
  return begin + String(npiCheckDigit(begin));
}
