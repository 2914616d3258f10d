import '#contract/schemas/zod-config.ts';
import { LineCounter, isNode, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { filledIn } from './facts.ts';
import type { Facts } from './facts.ts';

const text = z.string('must be words').trim().min(1, 'must not be empty');
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in small letters, joined by hyphens');
const https = z.url({ protocol: /^https$/, error: 'must be an address that begins with https://' });
const day = z.iso.date('must be a date, like 2026-11-21');

const fields = z.strictObject({
  title: text,
  kind: text,
  type: z
    .enum(['MedicalWebPage', 'AboutPage'], 'must be MedicalWebPage or AboutPage')
    .nullable()
    .default(null),
  description: text,
  lead: text,
  reviewed: day,
  /** Facts that end on a date; `npm run check:facts` lists them. */
  expires: z.array(z.strictObject({ on: day, fact: text })).default([]),
  /** What the operator has to do so that the text is true; shown where pages are written, and to no visitor. */
  duties: z.array(z.strictObject({ says: text.nullable().default(null), duty: text })).optional(),
  questions: z
    .array(
      z.strictObject({
        question: text,
        /** Other words in which people ask it: a search that asks so leads here. */
        asked: z.array(text).default([]),
        answer: text,
        sources: z.array(id).default([]),
      }),
    )
    .default([]),
  sources: z.array(z.strictObject({ id, title: text, publisher: text, href: https })).default([]),
});

/** The YAML of more takes seconds to read, if somebody means it to. */
const LONGEST_FRONT = 30_000;

export type FrontMatter = z.output<typeof fields>;

/** Where the front matter of a file ends, and what it says. */
export interface Opened {
  front: FrontMatter;
  /** The text after it, below as many empty lines as came before: its lines have the numbers of the file's. */
  body: string;
  /** Line of a value, by its path in the front matter. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** What stands above the text of a file, in brackets what stands between the dashes. */
const FRONT = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** Takes a content file apart. Throws a ContentError with the line of what cannot be read. */
export function openFile(file: string, facts: Facts): Opened {
  const match = FRONT.exec(file);
  if (!match) throw new ContentError(1, 'a file begins with front matter between two lines of ---');
  if (match[1].length > LONGEST_FRONT)
    throw new ContentError(1, `front matter has at most ${LONGEST_FRONT.toLocaleString('en-US')} characters`);
  const lines = new LineCounter();
  const document = parseDocument(match[1], { lineCounter: lines, prettyErrors: false });
  // The line of dashes before it is one more.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length > 0 ? document.getIn(path, true) : document.contents;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  if (document.errors.length > 0) {
    const [{ pos, message }] = document.errors;
    throw new ContentError(lineAt(pos[0]), message);
  }
  // One that holds itself, or stands for much, would be written out.
  visit(document, {
    Alias(_, { range, source }) {
      throw new ContentError(lineAt(range?.[0] ?? 0), `'*${source}' stands for something else: write it out`);
    },
  });
  const fill = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (typeof value === 'string') return filledIn(value, facts, lineOf(path));
    if (Array.isArray(value)) return value.map((one, at) => fill(one, [...path, at]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fill(one, [...path, key])]));
  };
  const result = fields.safeParse(fill(document.toJS(), []));
  if (!result.success) {
    const [issue] = result.error.issues;
    const isUnknown = issue.code === 'unrecognized_keys';
    const path = isUnknown ? [...issue.path, issue.keys[0]] : issue.path;
    const what = isUnknown ? 'is not known here' : issue.message.replace(/\.$/, '');
    throw new ContentError(lineOf(path), `${path.join('.') || 'front matter'}: ${what}`);
  }
  const above = match[0].split('\n').length - 1;
  return { front: result.data, body: '\n'.repeat(above) + file.slice(match[0].length), lineOf };
}
