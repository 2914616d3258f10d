import type { State } from '#contract/vocabulary.ts';

/** How a board writes its numbers: what stands before and behind so many digits. */
export interface LicenseForm {
  before: string;
  digits: number;
  after: string;
}

/** Of doctors of medicine, and of osteopathic medicine where they have other numbers. Shapes alone: no number is real. */
export const LICENSE_FORMS: Partial<Record<State, [LicenseForm, LicenseForm?]>> = {
  AL: [form('MD.', 5), form('DO.', 4)],
  AK: [form('', 6)],
  AZ: [form('', 5), form('', 4)],
  AR: [form('E-', 5)],
  CA: [form('A', 6), form('20A', 5)],
  CO: [form('DR.00', 5)],
  CT: [form('0', 5)],
  DE: [form('C1-00', 5), form('C2-00', 5)],
  DC: [form('MD', 6), form('DO', 6)],
  FL: [form('ME', 6), form('OS', 5)],
  GA: [form('0', 5)],
  HI: [form('MD-', 5), form('DOS-', 4)],
  ID: [form('M-', 5), form('O-', 4)],
  IL: [form('036.', 6)],
  IN: [form('010', 5, 'A'), form('020', 5, 'A')],
  IA: [form('MD-', 5), form('DO-', 5)],
  KS: [form('04-', 5), form('05-', 5)],
  KY: [form('', 5), form('0', 4)],
  LA: [form('MD.', 6), form('DO.', 6)],
  ME: [form('MD', 5), form('DO', 4)],
  MD: [form('D00', 5), form('H00', 5)],
  MA: [form('', 6)],
  MI: [form('4301', 6), form('5101', 6)],
  MN: [form('', 5)],
  MO: [form('20', 8)],
  NV: [form('', 5), form('DO', 4)],
  NH: [form('', 5)],
  NJ: [form('25MA0', 5, '00'), form('25MB0', 5, '00')],
  NC: [form('2015-0', 4)],
  NY: [form('', 6)],
  OH: [form('35.', 6), form('34.', 6)],
  OK: [form('', 5), form('', 4)],
  OR: [form('MD', 6), form('DO', 6)],
  PA: [form('MD', 6), form('OS', 6)],
  PR: [form('', 5)],
  RI: [form('MD', 5), form('DO', 5)],
  SC: [form('', 5), form('', 4)],
  TN: [form('MD00000', 5), form('DO00000', 5)],
  TX: [form('J', 4)],
  UT: [form('', 6, '-1205'), form('', 6, '-1204')],
  VT: [form('042.00', 5), form('032.01', 5)],
  VA: [form('0101', 6), form('0102', 6)],
  WA: [form('MD60', 6), form('OP60', 6)],
  WV: [form('', 5), form('', 4)],
  WI: [form('', 5, '-20'), form('', 5, '-21')],
};

function form(before: string, digits: number, after = ''): LicenseForm {
  return { before, digits, after };
}
