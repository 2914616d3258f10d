import type { Database } from '../database.ts';
import { plainIndexWords } from '../text/index-words.ts';

/** Forgets the words that no published article uses any more. */
export function forgetWords(database: Database): void {
  const texts = database
    .prepare<[], string>(
      `SELECT title || ' ' || sub_content || ' ' || body FROM articles WHERE status = 'published'`,
    )
    .pluck();
  const forget = database.prepare<[string]>(
    'DELETE FROM article_words WHERE word NOT IN (SELECT value FROM json_each(?))',
  );
  const written = database.transaction(() => {
    const used = new Set<string>();
    for (const text of texts.iterate()) for (const word of plainIndexWords(text)) used.add(word);
    forget.run(JSON.stringify([...used]));
  });
  // Takes the lock first, so that nothing is published in between.
  written.immediate();
}
