import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadPlaces } from '../../db/places/load.ts';
import { openStore } from '../../db/store.ts';
import { startDemo } from '../helpers/demo-server.ts';
import { publishArticle } from '../helpers/publish-article.ts';
import { planted } from '../helpers/watched-page.ts';
import { XSS_VECTORS } from '../helpers/xss-vectors.ts';

/** Ends most of what an attack may have left open, so that the next one counts too. */
const END = `-->'"></style></script></title></textarea></select></template></noscript></svg></math></object></table>`;
const PER_ARTICLE = 8;

test('planted straight into the database, no article does anything on a page of the site', async ({
  page,
}) => {
  test.setTimeout(300_000);
  let paths: string[] = [];
  const fill = (file: string) => {
    paths = plant(file);
  };
  const { origin, stop } = await startDemo(fill);
  try {
    expect(await planted(page, origin, paths)).toEqual([]);
  } finally {
    await stop();
  }
});

/** Writes all attacks into articles, as they are. Answers where visitors read them. */
function plant(file: string): string[] {
  const migrations = join(import.meta.dirname, '../../db/migrations');
  const store = openStore({ file, migrations, places: loadPlaces(), now: () => new Date() });
  const published_at = new Date().toISOString();
  const paths: string[] = [];
  for (let i = 0; i < XSS_VECTORS.length; i += PER_ARTICLE) {
    const vectors = XSS_VECTORS.slice(i, i + PER_ARTICLE).map(({ html }) => html);
    const contents = ['<p>Planted</p>', ...vectors].join(END);
    paths.push(`/singlepost/${publishArticle(store, { contents, published_at })}`);
  }
  store.close();
  return paths;
}
