import { expect, it } from 'vitest';
import { Random } from '../../sample-data/random.ts';
import { createSplitter } from '../../server/features/registry/reading/split-records.ts';
import { SEED, sized } from '../helpers/scale.ts';

/** As it would be read one character after another. */
function slowly(text: string): string[] {
  const records = [''];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === '\n' && !isQuoted) records.push('');
    else records[records.length - 1] += character;
  }
  return records.map((record) => record.replace(/\r$/, '')).filter(Boolean);
}

it('cuts as somebody would who reads each character, wherever the pieces end', () => {
  const random = new Random(SEED);
  for (let round = 0; round < sized(300, 20_000); round++) {
    const length = random.int(0, 400);
    const characters = Array.from({ length }, () =>
      random.pick(['"', '"', ',', '\n', '\r\n', 'a', 'é', '¢', '\u0000']),
    );
    const text = characters.join('') + (characters.filter((one) => one === '"').length % 2 ? '"' : '');
    const bytes = Buffer.from(text);
    const records: string[] = [];
    const splitter = createSplitter('FILE', (record) => void records.push(record.toString()));
    for (let at = 0; at < bytes.length;) {
      const next = at + random.int(1, 50);
      splitter.push(bytes.subarray(at, next));
      at = next;
    }
    splitter.end();
    expect(records).toEqual(slowly(text));
    expect(splitter.readTo()).toBe(bytes.length);
  }
});
