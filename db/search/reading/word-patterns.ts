/* Phrases of the lists with groups, of which any word may stand there: "<kin> died" is "mom died", "<kin>s" what is hers. */
import { wordGroups } from './listed-words.ts';
import { needWords } from './need-words.ts';

const GROUPS = wordGroups();
const GROUP = /(<[^>]+>s?)/;
const GROUPS_IN_TEXT = /<[^>]+>s?/g;
const NONE: readonly string[] = [];

const groupsOf = new Map<string, string[]>();
const wordsOf = new Map<string, readonly string[]>();

/** The groups that phrases have of a word. */
export function classesOf(word: string): readonly string[] {
  return groupsOf.get(word) ?? NONE;
}

/** Whether a word of a pattern is a group. */
export function isGroup(word: string): boolean {
  return wordsOf.has(word);
}

/** The words that a group stands for. */
export function wordsFor(group: string): readonly string[] {
  return wordsOf.get(group) ?? NONE;
}

/** The words of a phrase, where a group is one: several times where what is in a group has several words. */
export function patternsOf(text: string): string[][] {
  if (!text.includes('<')) return [needWords(text)];
  const parts = text.split(GROUP).map((part) => (GROUP.test(part) ? waysOf(part) : [needWords(part)]));
  return parts.reduce<string[][]>(
    (begun, ways) => begun.flatMap((words) => ways.map((way) => [...words, ...way])),
    [[]],
  );
}

/** A phrase with the first word of each group. */
export function exampleOf(text: string): string {
  return text.replace(GROUPS_IN_TEXT, (group) => entriesOf(group)[0]);
}

/** What may stand in the place of a group: any single word, as one, and phrases of several. */
function waysOf(group: string): string[][] {
  const all = entriesOf(group).map(needWords);
  if (!wordsOf.has(group)) {
    const single = all.filter(({ length }) => length === 1).flat();
    wordsOf.set(group, single);
    for (const word of single) groupsOf.set(word, [...classesOf(word), group]);
  }
  return [[group], ...all.filter(({ length }) => length > 1)];
}

function entriesOf(group: string): string[] {
  const entries = GROUPS.get(group.slice(1, group.indexOf('>')));
  if (!entries) throw new Error(`no group of words is called ${group}`);
  return group.endsWith('s') ? entries.map((entry) => `${entry}s`) : entries;
}
