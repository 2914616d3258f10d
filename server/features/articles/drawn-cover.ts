import { randomInt } from 'node:crypto';
import type { Store } from '../../../db/store.ts';
import type { Uploads } from '../uploads/uploads.ts';

const SEEDS = 2 ** 31;

/** Draws a cover that suits the first of the topics, stores it, and answers its name. */
export async function drawnCover(
  { store, uploads }: { store: Store; uploads: Pick<Uploads, 'put'> },
  [topic = '']: readonly string[],
): Promise<string> {
  const { coverArtist, renderCover } = await import('../../../sample-data/covers.ts');
  const images = await renderCover(coverArtist(randomInt(SEEDS))(topic));
  return uploads.put(images, (name) =>
    store.transaction(() => store.uploads.add({ name, kind: 'image', user_id: null })),
  );
}
