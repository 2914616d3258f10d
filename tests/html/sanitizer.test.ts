import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSanitizer } from '../../server/platform/html/sanitizer.ts';
import { sealOf, sealed } from '../../server/platform/html/sanitized-seal.ts';
import { built } from '../helpers/built.ts';

const LONG = `<p>${'lithium '.repeat(2000)}<script>1</script></p>`;
const request = new IncomingMessage(new Socket());
let script: string;
let sanitizer: ReturnType<typeof createSanitizer> | null = null;

beforeAll(async () => {
  script = await built('sanitize-thread');
});
afterEach(() => sanitizer?.stop());

/** What it makes of texts, who was told of what took time, and in how many turns it went on. */
function started(parts: Partial<Parameters<typeof createSanitizer>[0]> = {}) {
  const spent: number[] = [];
  let turns = 0;
  sanitizer = createSanitizer({
    callers: { of: () => 'somebody' },
    turns: {
      next() {
        turns++;
        return Promise.resolve();
      },
    },
    spend: (_, milliseconds) => void spent.push(milliseconds),
    script,
    ...parts,
  });
  return { sanitize: sanitizer.sanitize, spent, turns: () => turns };
}

describe('a long text', () => {
  it('is made in a thread as it would be here, for the account of whoever asked', async () => {
    const { sanitize, spent, turns } = started();
    expect(await sanitize(LONG, request)).toEqual(sealed(LONG));
    expect(await sanitize(`${LONG}<p>more</p>`, request)).toEqual(sealed(`${LONG}<p>more</p>`));
    expect(spent).toHaveLength(2);
    expect(turns()).toBe(2);
  });

  it('is made by another thread when the last one has ended', async () => {
    const { sanitize } = started({ idleSeconds: 0 });
    for (let n = 0; n < 3; n++) {
      const contents = `${LONG}<p>${n}</p>`;
      expect(await sanitize(contents, request)).toEqual(sealed(contents));
    }
  });

  it('of one caller waits for others of theirs, and a sixth is refused', async () => {
    const { sanitize } = started();
    const asked = Array.from({ length: 6 }, (_, n) => sanitize(`${LONG}${n}`, request));
    const refused = expect(asked.pop()).rejects.toMatchObject({ status: 503 });
    await Promise.all([...asked, refused]);
  });

  it('that is nested absurdly is refused in the words of the sanitizer', async () => {
    const { sanitize } = started();
    const deep = '<blockquote>'.repeat(5000);
    await expect(sanitize(deep, request)).rejects.toMatchObject({
      status: 413,
      message: 'This HTML is nested too deeply.',
    });
  });

  it('fails when the thread breaks, and the next one gets another', async () => {
    const { sanitize } = started({ script: `${script}.none` });
    await expect(sanitize(LONG, request)).rejects.toThrow(/none/);
    await expect(sanitize(LONG, request)).rejects.toThrow(/none/);
  });
});

it('a short text needs no thread, and one that no article can hold neither', async () => {
  const { sanitize, spent } = started({ script: '/nowhere.js' });
  expect(await sanitize('<p onclick="1">a</p>', request)).toEqual({
    contents: '<p>a</p>',
    seal: sealOf('<p>a</p>'),
    body: 'a',
  });
  await expect(sanitize('a'.repeat(300_001), request)).rejects.toMatchObject({ status: 413 });
  expect(spent).toEqual([]);
});
