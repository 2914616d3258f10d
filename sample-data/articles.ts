import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { DAY_MS } from '#contract/constants.ts';
import type { Gender } from '#contract/vocabulary.ts';
import { openDatabase } from '../db/database.ts';
import { dateOf } from '../db/days.ts';
import { migrate } from '../db/migrate.ts';
import { articleQueries } from '../db/articles/article-queries.ts';
import type { NewArticle } from '../db/articles/rows.ts';
import { articleFiles } from './article-files.ts';
import type { ArticleFile } from './article-files.ts';
import { coverArtist, renderCover } from './covers.ts';
import { DESK_MARK, portraitSvg, renderPortrait } from './portraits.ts';
import type { PortraitLook } from './portraits.ts';
import { storeImage } from '../db/uploads/image-files.ts';

export interface SeedArticlesOptions {
  /** SQLite file, migrated and filled. */
  file: string;
  migrations: string;
  /** Folder for covers and portraits. */
  uploads: string;
  /** Makes the same pictures for the same number. */
  seed: number;
  now: () => Date;
  onProgress: (what: string, done: number, of: number) => void;
}

/** In the afternoon of Europe, in the morning of California: the same date for all who read it there. */
const HOUR = 'T15:00:00.000Z';
/** As many covers are drawn at once. */
const ARTISTS = 4;

/** Who writes the Authors Digest, for their portraits. The Blog's editorial desk, which is nobody's face, has a mark. */
const AUTHORS: Record<string, { gender: Gender; look?: PortraitLook }> = {
  'Dr. Everett Mosley': { gender: 'man', look: 'older' },
  'Dr. Helen Brodsky': { gender: 'woman', look: 'older' },
  'Dr. Kwabena Asante': { gender: 'man' },
  'Dr. Leilani Kahananui': { gender: 'woman' },
  'Dr. Marisol Quintero': { gender: 'woman' },
  'Dr. Niamh Corrigan': { gender: 'woman' },
  'Dr. Nikhil Deshpande': { gender: 'man' },
  'Dr. Shirin Tavakoli': { gender: 'woman' },
};
const DESK = 'Directory editorial desk';

/** Fills a database that never had an article with the sample articles. Answers how many were added. */
export async function seedArticles(options: SeedArticlesOptions): Promise<number> {
  const database = openDatabase(options.file);
  migrate(database, options.migrations);
  const articles = articleQueries(database);
  if (articles.everUsed()) {
    database.close();
    return 0;
  }
  mkdirSync(options.uploads, { recursive: true });
  const files = articleFiles();
  const portraits = await drawPortraits(options);
  const covers = await drawCovers(files, options);
  database.transaction(() => {
    for (const file of files) {
      articles.put(articleOf(file, portraits.get(file.author), covers.get(file.name), options.now()));
    }
  })();
  database.close();
  return files.length;
}

function articleOf(file: ArticleFile, avatar = null as string | null, cover = '', now: Date): NewArticle {
  const at = `${dateOf(new Date(now.getTime() - file.daysAgo * DAY_MS))}${HOUR}`;
  return {
    kind: file.kind,
    status: 'published',
    title: file.title,
    author: file.author,
    author_id: null,
    avatar,
    cover,
    reviewer: file.reviewer,
    sub_content: file.summary,
    contents: file.contents,
    topics: file.topics,
    published_at: at,
    created_at: at,
    updated_at: at,
  };
}

/** Answers the name of each author's picture. */
async function drawPortraits({ uploads, seed }: SeedArticlesOptions): Promise<Map<string, string>> {
  const pictures = Object.entries(AUTHORS).map(
    ([author, { gender, look }]) => [author, portraitSvg(`${seed}-${author}`, gender, look)] as const,
  );
  const drawn = new Map<string, string>();
  for (const [author, svg] of [...pictures, [DESK, DESK_MARK] as const]) {
    const name = randomUUID();
    await storeImage(uploads, name, await renderPortrait(svg));
    drawn.set(author, name);
  }
  return drawn;
}

/** Answers the name of each file's cover. */
async function drawCovers(files: readonly ArticleFile[], { uploads, seed, onProgress }: SeedArticlesOptions) {
  const drawn = new Map<string, string>();
  const draw = coverArtist(seed);
  const waiting = files.map(({ name, topics }) => ({ name, svg: draw(topics[0]) })).values();
  const work = async () => {
    for (const { name, svg } of waiting) {
      const cover = randomUUID();
      await storeImage(uploads, cover, await renderCover(svg));
      drawn.set(name, cover);
      onProgress('Drawing article covers', drawn.size, files.length);
    }
  };
  await Promise.all(Array.from({ length: ARTISTS }, work));
  return drawn;
}
