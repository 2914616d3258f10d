import type { Board } from '#contract/vocabulary.ts';

/** A row of the NUCC Health Care Provider Taxonomy. */
export interface Specialty {
  code: string;
  display: string;
}

const PSYCHIATRY: Specialty = { code: '2084P0800X', display: 'Psychiatry Physician' };

/** What each certificate is in the NUCC taxonomy. */
export const BOARD_SPECIALTIES: Record<Board, Specialty> = {
  psychiatry: PSYCHIATRY,
  addiction: { code: '2084P0802X', display: 'Addiction Psychiatry Physician' },
  child: { code: '2084P0804X', display: 'Child & Adolescent Psychiatry Physician' },
  'consultation-liaison': { code: '2084P0015X', display: 'Psychosomatic Medicine Physician' },
  forensic: { code: '2084F0202X', display: 'Forensic Psychiatry Physician' },
  geriatric: { code: '2084P0805X', display: 'Geriatric Psychiatry Physician' },
  neurophysiology: { code: '2084N0600X', display: 'Clinical Neurophysiology Physician' },
  'brain-injury': { code: '2084P0301X', display: 'Brain Injury Medicine (Psychiatry & Neurology) Physician' },
  palliative: {
    code: '2084H0002X',
    display: 'Hospice and Palliative Medicine (Psychiatry & Neurology) Physician',
  },
  pain: { code: '2084P2900X', display: 'Pain Medicine (Psychiatry & Neurology) Physician' },
  sleep: { code: '2084S0012X', display: 'Sleep Medicine (Psychiatry & Neurology) Physician' },
};

/** What somebody of this directory practises: psychiatry, with certificate or without, and what other certificates say. */
export function specialtiesOf(boards: readonly Board[]): Specialty[] {
  return [...new Set([PSYCHIATRY, ...boards.map((board) => BOARD_SPECIALTIES[board])])];
}

/** Of psychiatrists whose training NPPES has under a code that no certificate above has. */
const OTHER_SPECIALTIES: Specialty[] = [
  { code: '2084B0040X', display: 'Behavioral Neurology & Neuropsychiatry Physician' },
  { code: '2084A0401X', display: 'Addiction Medicine (Psychiatry & Neurology) Physician' },
];

/** What is kept of NPPES: by its code, a specialty of psychiatrists (NUCC Health Care Provider Taxonomy). */
export const PSYCHIATRIC_SPECIALTIES = new Map(
  [...Object.values(BOARD_SPECIALTIES), ...OTHER_SPECIALTIES].map((specialty) => [specialty.code, specialty]),
);

/** Those that neurologists have as well say nothing of psychiatry by themselves. */
const SHARED = [
  '2084N0600X',
  '2084P0301X',
  '2084H0002X',
  '2084P2900X',
  '2084S0012X',
  '2084B0040X',
  '2084A0401X',
];

/** Whether a code of NUCC is one that psychiatrists alone have. */
export function isPsychiatry(code: string): boolean {
  return PSYCHIATRIC_SPECIALTIES.has(code) && !SHARED.includes(code);
}
