import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { newFolder } from '../helpers/new-folder.ts';
import { doctorsIn, publishAll } from '../helpers/population.ts';
import { ROOT, fileStore } from '../helpers/stores.ts';

const MIGRATION = readFileSync(join(ROOT, 'db/migrations/017_cards_by_video.sql'), 'utf8');

it('cards that were written before learn in which practices nobody is seen', () => {
  const file = join(newFolder(), 'directory.sqlite');
  const store = fileStore(file);
  publishAll(store, withPractices());
  store.close();
  const database = openDatabase(file);
  onTestFinished(() => void database.close());
  const read = database.prepare<[], { id: number; card: string }>(
    'SELECT id, card FROM listing_cards ORDER BY id',
  );
  const write = database.prepare<[string, number]>('UPDATE listing_cards SET card = ? WHERE id = ?');
  const cards = () => read.all().map(({ card }) => JSON.parse(card) as unknown);
  const asNow = cards();
  for (const { id, card } of read.all()) write.run(without(card), id);
  expect(cards()).not.toEqual(asNow);
  database.exec(MIGRATION);
  expect(cards()).toEqual(asNow);
});

/** By video alone in none, the first, the second, the third practice, and in all. */
function withPractices() {
  const five = fc.sample(doctorsIn([{ zip: '02139', city: 'Cambridge', state: 'MA' }]), {
    numRuns: 5,
    seed: 7,
  });
  return five.map(({ profile, ...doctor }, n) => {
    const isByVideo = (practice: number) => n === 4 || n === practice + 1;
    const { practice_name, street, city, state, zip, phone, working_time } = profile;
    const practice = { practice_name, street, city, state, zip, phone, working_time, street_hidden: false };
    return {
      ...doctor,
      profile: {
        ...profile,
        telehealth: true,
        telehealth_states: [state],
        video_only: isByVideo(0),
        other_practices: [1, 2].map((other) => ({ ...practice, video_only: isByVideo(other) })),
      },
    };
  });
}

function without(card: string): string {
  return JSON.stringify(JSON.parse(card), (key, value: unknown) =>
    key === 'video_only' ? undefined : value,
  );
}
