import { articlePath, doctorPath } from '#contract/paths.ts';
import { addUgly } from '../../sample-data/ugly/add.ts';
import { UGLY_ARTICLES } from '../../sample-data/ugly/articles.ts';
import { startDemo } from './demo-server.ts';
import type { DemoServer } from './demo-server.ts';

export interface UglyDemo extends DemoServer {
  /** Paths of its ugly profiles. */
  profiles: string[];
  /** Paths of its ugly articles. */
  articles: string[];
}

/** Starts a demo as startDemo does, with what `npm run demo -- --ugly` adds. */
export async function startUglyDemo(): Promise<UglyDemo> {
  let added = null as ReturnType<typeof addUgly>;
  const plant = (file: string) => {
    added = addUgly({ file, seed: 1, now: () => new Date() });
  };
  const demo = await startDemo(plant);
  const { profiles, articles } = added ?? { profiles: {}, articles: {} };
  return {
    ...demo,
    profiles: Object.values(profiles).map(doctorPath),
    articles: Object.entries(UGLY_ARTICLES).map(([name, { kind }]) => articlePath(kind, articles[name])),
  };
}

const LONG_WORD = 'W'.repeat(90);
const LONG_ADDRESS = encodeURIComponent('https://www.example.com/our/practice/and/how/to/get/there.html');
/** Lists of what is ugly, and questions that are. */
export const UGLY_QUESTIONS = [
  '/search?searchZipCode=87901&searchCount=20',
  `/search?searchZipCode=87901&q=${LONG_WORD}`,
  `/search?q=${LONG_ADDRESS}`,
  `/search?searchCity=${'X'.repeat(60)}&searchState=NM`,
  '/psychiatrists/nm',
  '/psychiatrists/nm/truth-or-consequences',
  '/psychiatrists/nm/truth-or-consequences/anxiety',
  `/blogpage?q=${LONG_WORD}`,
  `/ai-blogpage?q=${LONG_WORD}`,
  `/${'n'.repeat(200)}`,
];
