import { readFileSync } from 'node:fs';
import { dataFile } from '../data-file.ts';

/** Entries below one `[heading]`. */
export interface Section<Heading, Entry> {
  heading: Heading;
  entries: Entry[];
}

/**
 * Reads a list that is edited by hand: a plain text with an entry a line, where `#` begins a line that is a comment.
 * `file` is a path from the top of the repository. Throws an error that names file and line for what `entry` refuses,
 * and for an entry that is there twice. To be read once, at the start: a thousand lines take a millisecond.
 */
export function readList<Entry>(file: string, entry: (line: string) => Entry): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  eachLine(file, (line) => {
    if (line.startsWith('[')) throw new Error('this list has no headings');
    entries.push(once(line, seen, entry));
  });
  return entries;
}

/** The same of a list whose entries stand below headings in brackets; an entry may be below several of them. */
export function readSections<Heading, Entry>(
  file: string,
  heading: (text: string) => Heading,
  entry: (line: string) => Entry,
): Section<Heading, Entry>[] {
  const sections: Section<Heading, Entry>[] = [];
  let seen = new Set<string>();
  eachLine(file, (line) => {
    if (line.startsWith('[')) {
      if (!line.endsWith(']')) throw new Error('a heading ends with ]');
      sections.push({ heading: heading(line.slice(1, -1)), entries: [] });
      seen = new Set();
      return;
    }
    const section = sections.at(-1);
    if (!section) throw new Error('a [heading] is missing above');
    section.entries.push(once(line, seen, entry));
  });
  return sections;
}

/** The same of a list whose headings are these; all of them must be there. */
export function readParts<Heading extends string, Entry>(
  file: string,
  headings: readonly Heading[],
  entry: (line: string) => Entry,
): Record<Heading, Entry[]> {
  const sections = readSections(file, (text) => oneOf(headings, text), entry);
  const parts = headings.map((heading) => {
    const entries = sections.filter((section) => section.heading === heading).flatMap((one) => one.entries);
    if (entries.length === 0) throw new Error(`${file}: nothing stands below [${heading}].`);
    return [heading, entries];
  });
  return Object.fromEntries(parts) as Record<Heading, Entry[]>;
}

/** An entry that is a phrase: "can't sleep". */
export function phrase(line: string): string {
  if (!/[\p{L}\p{N}]/u.test(line)) throw new Error('there is no word in it');
  if (/[,=[\]]/.test(line)) throw new Error('one phrase a line, without , = [ or ]');
  return line;
}

/** An entry that has something to say of a name: "beantown = Boston, MA". */
export function pair(line: string): [name: string, said: string] {
  const at = line.indexOf('=');
  const name = line.slice(0, Math.max(at, 0)).trim();
  const said = line.slice(at + 1).trim();
  if (name === '' || said === '' || said.includes('='))
    throw new Error('it should be like: name = what it is');
  return [name, said];
}

function oneOf<Heading extends string>(headings: readonly Heading[], text: string): Heading {
  const known = headings.find((heading) => heading === text);
  if (known === undefined) throw new Error(`a heading here is one of ${headings.join(', ')}`);
  return known;
}

function once<Entry>(line: string, seen: Set<string>, entry: (line: string) => Entry): Entry {
  if (seen.has(line)) throw new Error('it is there twice');
  seen.add(line);
  return entry(line);
}

function eachLine(file: string, read: (line: string) => void): void {
  const lines = readFileSync(dataFile(file), 'utf8').split('\n');
  for (const [i, text] of lines.entries()) {
    const line = text.trim();
    if (line === '' || line.startsWith('#')) continue;
    try {
      read(line);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${file}:${i + 1}: “${line}”: ${why}.`, { cause: error });
    }
  }
}
