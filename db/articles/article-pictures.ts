import type { Database } from '../database.ts';

/** As texts name the images that were handed in: without width and ending. */
const PICTURE = /\/uploads\/([\w-]+)-\d+\.webp/g;

/** Which images a text shows: an article's as it is (`revision` null), or a revision's. Written inside `transaction` only. */
export function articlePictureQueries(database: Database) {
  const clear = database.prepare<[number]>(
    'DELETE FROM article_pictures WHERE article_id = ? AND revision_id IS NULL',
  );
  const insert = database.prepare<[{ names: string; article: number; revision: number | null }]>(
    `INSERT INTO article_pictures (name, article_id, revision_id)
     SELECT value, :article, :revision FROM json_each(:names)`,
  );

  return {
    /** In place of what is known of an article. Those of a revision are noted once, and go with it. */
    note(html: string, article: number, revision: number | null = null): void {
      const names = picturesIn(html);
      if (revision === null) clear.run(article);
      if (names.length > 0) insert.run({ names: JSON.stringify(names), article, revision });
    },
  };
}

/** The names of the images that a text shows, without width and ending, each once. */
export function picturesIn(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(PICTURE), ([, name]) => name))];
}
