/** One field of the front matter of a page (server/features/guides/front-matter.ts says what is read). */
export interface FrontField {
  name: string;
  label: string;
  help?: string;
  /** A line, several of them, or one thing in each line. */
  kind: 'line' | 'text' | 'lines' | 'date' | 'choice';
  /** What each is called, by what is written. */
  choices?: Record<string, string>;
  isOptional?: boolean;
}

export type FrontRow = Record<string, string | string[]>;

export const FRONT_WORDS: FrontField[] = [
  { name: 'title', label: 'Title', kind: 'line' },
  { name: 'kind', label: 'Kind', help: 'Above the title: what sort of page this is.', kind: 'line' },
  { name: 'lead', label: 'Lead', help: 'Below the title.', kind: 'text' },
  { name: 'description', label: 'Description', help: 'For search engines.', kind: 'text' },
  {
    name: 'reviewed',
    label: 'Last checked',
    help: 'When the text was last checked against its sources.',
    kind: 'date',
  },
  {
    ...{ name: 'type', label: 'Sort of page', help: 'For search engines.', kind: 'choice' },
    ...{ choices: { MedicalWebPage: 'About health', AboutPage: 'About the site' }, isOptional: true },
  },
];

export const FRONT_LISTS: { name: string; label: string; one: string; fields: FrontField[] }[] = [
  {
    ...{ name: 'questions', label: 'Questions that people ask', one: 'Question' },
    fields: [
      { name: 'question', label: 'Question', kind: 'line' },
      {
        ...{ name: 'asked', label: 'Other words in which it is asked', kind: 'lines', isOptional: true },
        help: 'One a line; a search that asks so leads here.',
      },
      { name: 'answer', label: 'Answer', kind: 'text' },
      {
        name: 'sources',
        label: 'Sources of the answer',
        help: 'Their names, one a line.',
        kind: 'lines',
        isOptional: true,
      },
    ],
  },
  {
    ...{ name: 'sources', label: 'Sources', one: 'Source' },
    fields: [
      {
        name: 'id',
        label: 'Name',
        help: 'What a citation calls it: small letters and hyphens.',
        kind: 'line',
      },
      { name: 'title', label: 'Title', kind: 'line' },
      { name: 'publisher', label: 'Publisher', kind: 'line' },
      { name: 'href', label: 'Address', kind: 'line' },
    ],
  },
  {
    ...{ name: 'duties', label: 'Yours to do, so that the page is true', one: 'Duty' },
    fields: [
      { name: 'says', label: 'What the page says', kind: 'text', isOptional: true },
      { name: 'duty', label: 'What has to be done', kind: 'text' },
    ],
  },
  {
    ...{ name: 'expires', label: 'Facts that end', one: 'Fact' },
    fields: [
      { name: 'on', label: 'On', kind: 'date' },
      { name: 'fact', label: 'Fact', kind: 'text' },
    ],
  },
];

export function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** null: something else than a list of things with words. */
export function listOf(value: unknown): FrontRow[] | null {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) && value.every(isRow) ? value : null;
}

function isRow(value: unknown): value is FrontRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (one) => typeof one === 'string' || (Array.isArray(one) && one.every((line) => typeof line === 'string')),
  );
}
