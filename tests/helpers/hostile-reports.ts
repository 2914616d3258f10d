import { bounceOf } from './reports.ts';

/** As much as is ever read of one. */
const MOST = 64 * 1024;

const HEAD = 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n';
const NESTED = Array.from(
  { length: 700 },
  (_, at) => `Content-Type: multipart/mixed; boundary="${at}"\r\n\r\n--${at}\r\n`,
);
const ENCODED = 'Content-Type: message/delivery-status\r\nContent-Transfer-Encoding: base64';
const ID = '8c5f2b1e-6f0c-4f3c-9d3e-0a1b2c3d4e5f';

/** Reports that are made to be long work, as long as one may be (latin1); `npm run bench:bounds` says how long. */
export const HOSTILE_REPORTS: [what: string, raw: string][] = (
  [
    ['nests without end', NESTED.join('')],
    ['has a part in each line', HEAD + '--b\r\n\r\n'.repeat(MOST / 7)],
    [
      'has a field in each line',
      bounceOf({ messageId: ID }).replace('Action', `${'X: y\r\n'.repeat(MOST / 6)}Action`),
    ],
    ['has one endless header', `Content-Type: multipart/report; boundary="${'x'.repeat(MOST)}"\r\n\r\n--x`],
    ['folds without end', `Content-Type: multipart/report;\r\n${' x\r\n'.repeat(MOST / 4)}\r\n`],
    ['has a mail in each mail', HEAD + '--b\r\nContent-Type: message/rfc822\r\n\r\n'.repeat(MOST / 38)],
    ['encodes without end', `${HEAD}--b\r\n${ENCODED}\r\n\r\n${'A'.repeat(MOST)}`],
  ] satisfies [string, string][]
).map(([what, raw]) => [what, raw.slice(0, MOST)]);
