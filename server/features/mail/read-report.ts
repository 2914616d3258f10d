import PostalMime from 'postal-mime';
import type { Bounce } from './note-bounce.ts';
import { ownMessageId } from './note-bounce.ts';

/** Whoever knows the address of the mailbox can write into it: what is read is bounded in depth and breadth. */
const LIMITS = {
  maxNestingDepth: 8,
  maxHeadersSize: 64 * 1024,
  // A returned mail is not looked into: its headers are found by themselves.
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
  attachmentEncoding: 'arraybuffer',
} as const;

/** Lines that may begin a part: parsing takes as long as there are parts. A report has some ten. */
const MOST_PARTS = 200;

const STATUS = /^message\/(global-)?delivery-status$/;
const COMPLAINT = /^message\/feedback-report$/;
const RETURNED = /^(message\/(rfc822|global|global-headers)|text\/rfc822-headers)$/;

/**
 * The bounce or complaint that a mail reports about a mail of ours (RFC 3464, RFC 5965). Null for any other mail, and for
 * a report about a delay, a success, a policy, or a mail whose Message-ID it does not give back.
 */
export async function readReport(mail: Buffer): Promise<Bounce | null> {
  if ((mail.toString('latin1').match(/^--/gm)?.length ?? 0) > MOST_PARTS) return null;
  const parts = await partsOf(mail);
  const part = (type: RegExp) => parts.find(({ mimeType }) => type.test(mimeType))?.text ?? null;
  const groups = fieldGroups(part(STATUS) ?? '');
  const messageId =
    ownMessageId(fieldGroups(part(RETURNED) ?? '')[0]?.['message-id'] ?? '') ??
    ownMessageId(groups[0]?.['original-envelope-id'] ?? '');
  if (messageId === null) return null;
  const [feedback] = fieldGroups(part(COMPLAINT) ?? '');
  if (feedback?.['feedback-type']?.toLowerCase() === 'abuse')
    return { kind: 'complaint', messageId, address: null, reason: 'Its reader called our mail unwanted.' };
  const failed = groups.find((group) => group.action?.toLowerCase() === 'failed');
  const kind = failed && kindOf(failed.status ?? '');
  if (!kind) return null;
  return { kind, messageId, address: null, reason: reasonOf(failed) };
}

/**
 * RFC 3463: what says that there is no such address, domain or mailbox any more. Policy (X.7) tells of the sender or of the
 * text, and X.1.7 and X.1.8 of the sender's address: they are not the reader's fault.
 */
function kindOf(status: string): 'hard' | 'soft' | null {
  if (/^5\.(1\.([01236]|10)|2\.1)$/.test(status)) return 'hard';
  return /^[45]\.([02-6]\.\d+|1\.[49])$/.test(status) ? 'soft' : null;
}

function reasonOf({ status = '', 'diagnostic-code': says = '' }: Fields): string {
  return `${status} ${says.replace(/^[\w-]+;\s*/, '')}`.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

type Fields = Record<string, string | undefined>;

/** Groups of fields with an empty line between them; the first of a name counts. */
function fieldGroups(text: string): Fields[] {
  const groups = text
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]+/g, ' ')
    .trim()
    .split(/\n{2,}/);
  return groups.map((group) => {
    const fields: Fields = {};
    for (const line of group.split('\n')) {
      const [, name, value] = /^([\w-]{1,60}):\s*(.*)$/.exec(line) ?? [];
      if (name !== undefined) fields[name.toLowerCase()] ??= value;
    }
    return fields;
  });
}

/** None of a mail that is no mail, or goes too deep. */
async function partsOf(mail: Buffer): Promise<{ mimeType: string; text: string }[]> {
  try {
    const { attachments } = await PostalMime.parse(mail, LIMITS);
    return attachments.map(({ mimeType, content }) => ({
      mimeType: mimeType.toLowerCase(),
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    }));
  } catch {
    return [];
  }
}
