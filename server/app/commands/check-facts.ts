import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articleFiles } from '../../../sample-data/article-files.ts';
import { factsOf } from '../../features/guides/facts.ts';
import { openFile } from '../../features/guides/front-matter.ts';
import { ROOT } from '../../platform/configuration/root.ts';
import { command } from './command.ts';

await command({
  help: `npm run check:facts

Lists the facts in guides and sample articles that end on a date, the earliest first. Ends with 1 when one is past.`,
  run: () => checkFacts(new Date().toISOString().slice(0, 10)),
});

/** Answers the code to end with. */
function checkFacts(today: string): number {
  const facts = [...inGuides(), ...inArticles()].sort((a, b) => (a.on < b.on ? -1 : 1));
  for (const { on, file, fact } of facts)
    console.log(`${on < today ? 'PAST' : '    '} ${on} ${file}: ${fact}`);
  return facts.some(({ on }) => on < today) ? 1 : 0;
}

function inGuides() {
  const folder = join(ROOT, 'public-site/content');
  const site = factsOf({ siteName: '', operator: null, contactAddress: null, socialUrl: null, demo: false });
  return readdirSync(folder).flatMap((file) => {
    const { expires } = openFile(readFileSync(join(folder, file), 'utf8'), site).front;
    return expires.map(({ on, fact }) => ({ on, fact, file }));
  });
}

function inArticles() {
  return articleFiles().flatMap(({ name, expires }) =>
    expires.map(({ on, fact }) => ({ on, fact, file: `${name}.md` })),
  );
}
