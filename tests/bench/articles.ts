import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { articleQueries } from '../../db/articles/article-queries.ts';
import type { NewArticle } from '../../db/articles/rows.ts';
import { Random } from '../../sample-data/random.ts';
import type { Store } from '../../db/store.ts';
import { publicApiOf } from '../helpers/public-api.ts';
import { progressBar } from '../../server/app/commands/progress.ts';
import { ROOT } from '../../server/platform/configuration/root.ts';
import { measure, printHeader, printRow, rowsBeside } from './measure.ts';
import { fileStore } from '../helpers/stores.ts';

const HELP = `node --max-semi-space-size=8 --import tsx tests/bench/articles.ts [--only N]

Measures lists, searches and single articles in process and warm, with 1,000, 10,000 and 100,000 generated articles of
about 300 words (half of each kind). Every row is also given as a ratio to a plain indexed point lookup in the same
database. What the first search for a word costs, before anything is kept of it, is listed apart. Databases are kept
in data/bench for the next run.`;

const { values: options } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });

/** How many in a hundred articles have a word: beside their 300 made-up words, the ones that are searched for. */
const FREQUENCIES: [share: number, words: string[]][] = [
  [1, ['the', 'and', 'you', 'with', 'this', 'from', 'have', 'that']],
  [0.3, ['sleep', 'doctor', 'anxiety', 'weeks', 'family', 'talk', 'people', 'school']],
  [0.01, ['lithium', 'clozapine', 'superbill', 'tinnitus', 'insulin', 'nightmare', 'bereaved', 'passport']],
  [0.0001, ['narcolepsy', 'kleptomania', 'trichotillomania', 'catatonia', 'agoraphobia', 'bruxism']],
];
const EVERYWHERE = FREQUENCIES[0][1];
const THIRD = FREQUENCIES[1][1];
const HUNDREDTH = FREQUENCIES[2][1];
const RARE = FREQUENCIES[3][1];

const CONSONANTS = 'b c d f g l m n p r s t v'.split(' ');
const VOWELS = 'a e i o u'.split(' ');
const WORDS = 300;
const BATCH = 1000;
const MINUTE = 60_000;
const NOW = new Date('2026-11-21T12:00:00Z');

if (options.help) console.log(HELP);
else for (const count of options.only ? [Number(options.only)] : [1_000, 10_000, 100_000]) run(count);

function run(count: number): void {
  mkdirSync(join(ROOT, 'data/bench'), { recursive: true });
  const file = join(ROOT, `data/bench/articles-${count}.sqlite`);
  if (!existsSync(file)) generate(file, count);
  const began = performance.now();
  const store = open(file);
  const opened = performance.now() - began;
  console.log(`\n${count.toLocaleString('en-US')} articles (opened in ${opened.toFixed(0)} ms)\n`);
  printFirst(file);
  printWarm(store, file, count);
  store.close();
}

function open(file: string): Store {
  return fileStore(file, () => NOW);
}

function printWarm(store: Store, file: string, count: number): void {
  const database = openDatabase(file);
  const lookUp = database.prepare<[number], string>('SELECT title FROM articles WHERE id = ?').pluck();
  const baseline = measure((n) => lookUp.get(((n * 7919) % count) + 1));
  database.close();
  const measured = rowsBeside(baseline);
  const ask = asking(store);
  const row = (name: string, url: (n: number) => string) => measured(name, (n) => ask(url(n)));
  const of = (words: string[], n: number) => words[n % words.length];
  const pages = Math.floor(count / 2 / 10);
  const deep = (n: number) => pages - (n % Math.ceil(pages / 2));

  printHeader('Warm');
  printRow('(one row by its id)', baseline, baseline);
  row('list, first page', () => list(''));
  row('list, deep pages', (n) => list('', deep(n)));
  row('list, 100 a page, deep', (n) => list('', Math.ceil(deep(n) / 10), 100));
  row('word in 1 of 10,000', (n) => list(of(RARE, n)));
  row('word in 1 of 100', (n) => list(of(HUNDREDTH, n)));
  row('word in 1 of 100, last page', (n) => list(of(HUNDREDTH, n), Math.ceil(pages / 100)));
  row('word in 1 of 3', (n) => list(of(THIRD, n)));
  row('word in 1 of 3, deep pages', (n) => list(of(THIRD, n), Math.ceil(deep(n) / 4)));
  row('word in all', (n) => list(of(EVERYWHERE, n)));
  row('word in all, deep pages', (n) => list(of(EVERYWHERE, n), deep(n)));
  row('word in all, 100 a page', (n) => list(of(EVERYWHERE, n), 1, 100));
  row('2 words, common and rare', (n) => list(`${of(EVERYWHERE, n)} ${of(HUNDREDTH, n + 3)}`));
  row('2 words, in 1 of 3 each', (n) => list(`${of(THIRD, n)} ${of(THIRD, n + 3)}`));
  row('8 words, in all', () => list(EVERYWHERE.join(' ')));
  row('unfinished word', (n) => list(of(HUNDREDTH, n).slice(0, 6)));
  row('nothing found', (n) => list(`zzz${n}`));
  row('one article, with related ones', (n) => `get-by-id?id=${2 * ((n * 7919) % (count / 2)) + 1}`);
  console.log();
}

/** The first search for each of some words, in a store of its own. */
function printFirst(file: string): void {
  console.log('  First search for a word since the start, ms (median, worst)');
  for (const [share, words] of FREQUENCIES) {
    const store = open(file);
    const ask = asking(store);
    ask(list('warm'));
    const times = words.map((word) => {
      const began = performance.now();
      ask(list(word));
      return performance.now() - began;
    });
    store.close();
    times.sort((a, b) => a - b);
    const [median, worst] = [times[Math.floor(times.length / 2)], times[times.length - 1]];
    const name =
      share === 1 ? 'word in all' : `word in 1 of ${Math.round(1 / share).toLocaleString('en-US')}`;
    console.log(`  ${name.padEnd(44)}${median.toFixed(3).padStart(11)}${worst.toFixed(3).padStart(11)}`);
  }
  console.log();
}

function list(words: string, page = 1, size = 10): string {
  return `search?currentVal=${page}&pageSize=${size}&searchVal=${encodeURIComponent(words)}`;
}

function asking(store: Store): (call: string) => void {
  const { ask } = publicApiOf(store);
  return (call) => {
    const found = ask(`/api/ai_articles/${call}`);
    if (found?.status !== 200) throw new Error(`${call}: ${JSON.stringify(found)}`);
  };
}

function generate(file: string, count: number): void {
  const progress = progressBar(process.stderr);
  const database = openDatabase(file);
  migrate(database, join(ROOT, 'db/migrations'));
  database.pragma('synchronous = OFF');
  const articles = articleQueries(database);
  const random = new Random(7);
  const vocabulary = madeUpWords(random);
  const add = database.transaction((from: number, to: number) => {
    for (let n = from; n < to; n++) articles.put(articleOf(n, random, vocabulary));
  });
  for (let done = 0; done < count; done += BATCH) {
    add(done, Math.min(done + BATCH, count));
    progress('Writing articles', Math.min(done + BATCH, count), count);
  }
  database.exec(`INSERT INTO articles_text (articles_text) VALUES ('optimize'); ANALYZE`);
  database.close();
}

function articleOf(n: number, random: Random, vocabulary: () => string): NewArticle {
  const words = Array.from({ length: WORDS }, vocabulary);
  for (const [share, known] of FREQUENCIES) {
    for (const word of known) if (random.chance(share)) words[random.int(0, WORDS - 1)] = word;
  }
  // The last ones may have been overwritten: what is in all must be in all.
  words.push(...EVERYWHERE);
  const titled = random.chance(0.1) ? random.pick(FREQUENCIES.flatMap(([, known]) => known)) : '';
  const at = new Date(NOW.getTime() - (1 + n) * MINUTE).toISOString();
  const text = (from: number, to: number) => words.slice(from, to).join(' ');
  return {
    kind: n % 2 === 0 ? 'ai' : 'digest',
    status: 'published',
    title: `${text(0, 6)} ${titled}`,
    author: 'Editorial desk',
    author_id: null,
    avatar: null,
    cover: 'cover',
    reviewer: null,
    sub_content: text(6, 30),
    contents: `<p>${text(30, 130)}</p><h2>${text(130, 134)}</h2><p>${text(134, words.length)}</p>`,
    topics: [`topic-${random.int(1, 40)}`, `topic-${random.int(1, 40)}`, `topic-${random.int(1, 10)}`],
    published_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** Words as often as in a language: the n-th most frequent one in proportion to 1 / n. */
function madeUpWords(random: Random): () => string {
  const syllable = () => random.pick(CONSONANTS) + random.pick(VOWELS);
  const words = Array.from({ length: 30_000 }, () =>
    Array.from({ length: random.int(2, 4) }, syllable).join(''),
  );
  const least = Math.log(3);
  const span = Math.log(words.length + 3) - least;
  return () => words[Math.floor(Math.exp(least + random.next() * span)) - 3];
}
