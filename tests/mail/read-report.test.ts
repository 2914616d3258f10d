import { describe, expect, it } from 'vitest';
import { readReport } from '../../server/features/mail/read-report.ts';
import { HOSTILE_REPORTS } from '../helpers/hostile-reports.ts';
import { bounceOf, complaintOf } from '../helpers/reports.ts';

const ID = '8c5f2b1e-6f0c-4f3c-9d3e-0a1b2c3d4e5f';
/** As issues have them. */
const OF_ISSUE = '8c5f2b1e6f0c4f3c9d3e0a1b2c3d4e5f';

const read = (raw: string) => readReport(Buffer.from(raw, 'latin1'));

describe('a report', () => {
  it.each([
    ['5.1.1', 'hard'],
    ['5.1.2', 'hard'],
    ['5.1.10', 'hard'],
    ['5.2.1', 'hard'],
    ['5.2.2', 'soft'],
    ['4.4.1', 'soft'],
    ['4.2.2', 'soft'],
    ['5.0.0', 'soft'],
    // Whose fault it is not: the sender's address, policy.
    ['5.1.8', undefined],
    ['5.7.1', undefined],
    ['2.0.0', undefined],
    ['', undefined],
    ['5.1.1.1', undefined],
  ])('that says %s tells of a bounce that is %s', async (status, kind) => {
    expect((await read(bounceOf({ messageId: ID, status })))?.kind).toBe(kind);
  });

  it('tells which mail it is about, and what was said', async () => {
    expect(await read(bounceOf({ messageId: OF_ISSUE }))).toEqual({
      kind: 'hard',
      messageId: OF_ISSUE,
      address: null,
      reason: '5.1.1 550 5.1.1 <ada@example.com>: no such user here',
    });
    expect(await read(complaintOf(ID))).toMatchObject({ kind: 'complaint', messageId: ID });
    const named = bounceOf({ messageId: ID, returns: false }).replace(
      'Reporting-MTA',
      `Original-Envelope-Id: ${ID}\r\nReporting-MTA`,
    );
    expect(await read(named)).toMatchObject({ kind: 'hard', messageId: ID });
  });

  it.each([
    ['of a delay', bounceOf({ messageId: ID, action: 'delayed', status: '4.4.7' })],
    ['of a success', bounceOf({ messageId: ID, action: 'delivered', status: '2.0.0' })],
    ['that a mail is not spam', complaintOf(ID, 'not-spam')],
    ['about a mail of others', bounceOf({ messageId: 'CAF123.abc' })],
    ['that names no mail', bounceOf({ messageId: ID, returns: false })],
    [
      'that is none',
      'Subject: Hello\r\n\r\nFinal-Recipient: rfc822;ada@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n',
    ],
    ['that is nothing', ''],
    ['that is noise', '\0\xff\xfe'.repeat(1000)],
  ])('%s tells nothing', async (_, raw) => {
    expect(await read(raw)).toBeNull();
  });

  it('may be cut off in the mail that it gives back, and be in any alphabet', async () => {
    const whole = bounceOf({ messageId: ID });
    expect(await read(whole.slice(0, whole.indexOf('Subject: Something')))).toMatchObject({ messageId: ID });
    expect(await read(whole.replace('us-ascii', 'x-nobody-knows'))).toMatchObject({ messageId: ID });
    expect(await read(whole.replace('I am sorry', '\xc3\x28\x80'))).toMatchObject({ messageId: ID });
  });
});

describe('a hostile report', () => {
  it.each(HOSTILE_REPORTS)('that %s tells nothing', async (_, raw) => {
    expect(await read(raw)).toBeNull();
  });
});
