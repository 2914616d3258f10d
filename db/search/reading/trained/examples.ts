import { readFileSync } from 'node:fs';
import { isFlag } from '#contract/vocabulary.ts';
import { dataFile } from '../../../data-file.ts';
import { readSections } from '../../../text/word-list.ts';
import type { Section } from '../../../text/word-list.ts';
import { needTokens } from '../need-words.ts';
import { groupedWords, listedWords, valueWords } from '../listed-words.ts';
import { read } from '../read-need.ts';
import type { Read } from '../read-need.ts';
import { exampleOf } from '../word-patterns.ts';
import { featuresOf } from './features.ts';
import type { Example } from './learn.ts';
import { mentionFeatures } from './mention-features.ts';
import { NO_SENSE } from './sense.ts';
import type { Sense } from './sense.ts';
import { DANGER, MEANT } from './trained-reader.ts';

/** A sentence and what its writer meant: a line of sentences/*.jsonl. */
export interface Sentence {
  q: string;
  needs: string[];
  /** One of these. */
  any?: string[];
  not: string[];
  family: string;
  danger: boolean;
  place?: string;
  question?: true;
}

const FOLDER = 'db/search/reading/trained/sentences';
/** A phrase of a list counts less than a sentence: nobody has written it in a context. */
const PHRASE = 0.3;
const DANGERS = ['danger', 'overdose'];
const LISTS = [...DANGERS, 'combined', 'medicines', 'conditions', 'treatments'];
/** What they say, no condition and no treatment is. */
const OTHER_LISTS = ['insurances', 'languages', 'genders', 'flags', 'ages'];
const NOTHING = 'nothing';
const NAMES = ['family-names', 'given-names', 'fillers', 'subjects', 'titles', 'other-insurers'];

export function sentences(name: 'train' | 'choose'): Sentence[] {
  return readFileSync(dataFile(`${FOLDER}/${name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sentence);
}

/**
 * Texts below what each means. They say all conditions that they mean; of treatments and of danger only those below a
 * heading of these, or of nothing, say anything.
 */
function utterances(): Section<string[], string>[] {
  return readSections(
    `${FOLDER}/utterances.txt`,
    (heading) => (heading === NOTHING ? [] : heading.split(' ')),
    String,
  );
}

/** Values that can be learned: whatever the sentences say of conditions and treatments, and danger. */
export function learnedNames(all: readonly Sentence[]): string[] {
  const names = all.flatMap(({ needs, any = [] }) => [...needs, ...any]).filter(isLearned);
  return [DANGER, MEANT, ...new Set(names)].sort();
}

export function isLearned(name: string): boolean {
  return /^(?:condition|treatment):/.test(name);
}

/** What to learn from: sentences, and the phrases of the lists, which have no context. */
export function examplesOf(all: readonly Sentence[], names: readonly string[]): Example[] {
  const indexOf = new Map(names.map((name, i) => [name, i]));
  const indexes = (some: readonly string[]) =>
    new Set(some.flatMap((name) => (indexOf.has(name) ? [indexOf.get(name) as number] : [])));
  const meant = indexes([MEANT]);
  const allOthers = indexes(names.filter((name) => name !== MEANT));
  const ofSentences = all.map(({ q, needs, any = [], danger }) => ({
    features: featuresIn(q),
    means: indexes(danger ? [...needs, DANGER] : needs),
    open: indexes([MEANT, ...any.filter((one) => !needs.includes(one))]),
    weight: 1,
  }));
  const ofPhrases = [...LISTS, ...OTHER_LISTS].flatMap((list) =>
    valueWords(list).flatMap(({ heading, entries }) => {
      const said = heading.map(({ filter, value }) => `${filter}:${value}`);
      const isOne = said.filter(isLearned).length === 1;
      const isDanger = DANGERS.includes(list);
      const meant = isDanger ? [...said, DANGER] : said;
      return entries.map((phrase) => ({
        features: featuresIn(exampleOf(phrase)),
        means: indexes(isOne || isDanger ? meant : []),
        open: indexes([MEANT, ...(isOne ? [] : said)]),
        weight: PHRASE,
      }));
    }),
  );
  const ofOthers = [...NAMES.flatMap(listedWords), ...groupedWords('wishes').flat()].map((phrase) => ({
    features: featuresIn(phrase),
    means: indexes([]),
    open: meant,
    weight: PHRASE,
  }));
  const ofMentions = all.flatMap((sentence) =>
    mentionsIn(sentence).map(({ features, isMeant }) => ({
      features,
      means: isMeant ? meant : indexes([]),
      open: allOthers,
      weight: 1,
    })),
  );
  const unsaid = [MEANT, DANGER, ...names.filter((name) => name.startsWith('treatment:'))];
  const ofUtterances = utterances().flatMap(({ heading, entries }) => {
    const open = heading.some((name) => unsaid.includes(name)) || heading.length === 0 ? [MEANT] : unsaid;
    const beside = heading.includes(DANGER) ? ['condition:self-harm', 'condition:depression'] : [];
    return entries.map((text) => ({
      features: featuresIn(text),
      means: indexes(heading),
      open: indexes([...open, ...beside]),
      weight: 1,
    }));
  });
  return [...ofSentences, ...ofUtterances, ...ofMentions, ...ofPhrases, ...ofOthers];
}

/** The features of what a text wants: without what it does not want. */
function featuresIn(text: string): Uint32Array {
  const kept: string[] = [];
  readWith(text, {
    ...NO_SENSE,
    infer(words) {
      kept.push(...words.map(({ word }) => word));
      return [];
    },
  });
  return Uint32Array.from(featuresOf(kept).flat());
}

/** What phrases say in a sentence, each with whether its writer meant it. */
function mentionsIn({ q, needs, any = [] }: Sentence): { features: Uint32Array; isMeant: boolean }[] {
  const mentions: { features: Uint32Array; isMeant: boolean }[] = [];
  readWith(q, {
    ...NO_SENSE,
    isMeant(mention) {
      const { filter, value } = mention.value;
      const name = isFlag(filter) ? `flag:${filter}` : `${filter}:${value}`;
      mentions.push({
        features: Uint32Array.from(mentionFeatures(mention)),
        isMeant: needs.includes(name) || any.includes(name),
      });
      return true;
    },
  });
  return mentions;
}

/** Reads a text as it is, where nobody has a name. */
export function readWith(text: string, sense: Sense): Read {
  return read(text, needTokens(text), () => false, sense);
}
