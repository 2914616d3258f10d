import { isMap, isNode, parseDocument, stringify } from 'yaml';

/** What stands above the Markdown of a page, and the Markdown. */
interface SplitPage {
  /** Without its lines of dashes. */
  front: string;
  body: string;
}

/** One thing that the front matter says. */
interface Entry {
  key: string;
  value: unknown;
  /** As it is written. */
  source: string;
}

/** null: a file that does not begin with front matter. */
export function splitPage(file: string): SplitPage | null {
  const match = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/.exec(file);
  return match && { front: match[1], body: file.slice(match[0].length) };
}

export function joinedPage({ front, body }: SplitPage): string {
  return `---\n${front}\n---\n${body}`;
}

/** What front matter says, by its names; null where it cannot be read, or is not written line by line. */
export function frontValues(front: string): Record<string, unknown> | null {
  const entries = entriesOf(front)?.entries;
  return entries ? Object.fromEntries(entries.map(({ key, value }) => [key, value])) : null;
}

/** The same with another value: all else stays as it is written. Nothing, or an empty list, is not written. */
export function withFrontValue(front: string, key: string, value: unknown): string {
  const { above = '', entries = [] } = entriesOf(front) ?? {};
  const isNothing = value === null || (Array.isArray(value) && value.length === 0);
  const source = isNothing ? '' : stringify({ [key]: value }, { lineWidth: 100 });
  const isNew = entries.every((entry) => entry.key !== key);
  const all = isNew ? [...entries, { key, value, source }] : entries;
  const sources = all.map((entry) => (entry.key === key ? source : `${entry.source.trimEnd()}\n`));
  return (above + sources.join('')).trimEnd();
}

function entriesOf(front: string): { above: string; entries: Entry[] } | null {
  const document = parseDocument(front, { prettyErrors: false });
  const { contents, errors } = document;
  if (errors.length > 0 || !isMap(contents) || contents.flow || /(?:^|\s)\*\w/m.test(front)) return null;
  const starts = contents.items.map(({ key }) => (isNode(key) ? (key.range?.[0] ?? 0) : 0));
  const entries = contents.items.map(({ key, value }, at) => ({
    key: String(key),
    value: isNode(value) ? (value.toJS(document) as unknown) : value,
    source: front.slice(starts[at], starts[at + 1]),
  }));
  return { above: front.slice(0, starts[0]), entries };
}
