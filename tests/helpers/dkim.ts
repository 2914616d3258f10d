import { createHash, createPublicKey, createVerify } from 'node:crypto';

/**
 * Checks the signature of a mail as it came over the wire, as who gets it would (RFC 6376, relaxed/relaxed, rsa-sha256),
 * with what the DNS says at its selector. Answers its tags; throws where it does not hold.
 */
export function verifyDkim(raw: string, txtAt: (name: string) => string): Record<string, string> {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field));
  if (signature === undefined) throw new Error('It is not signed');
  const tags = tagsOf(signature.slice(signature.indexOf(':') + 1));
  if (tags.a !== 'rsa-sha256' || tags.c !== 'relaxed/relaxed') throw new Error(`It is signed by ${tags.a}`);
  const body = relaxedBody(raw.slice(end + 4));
  if (createHash('sha256').update(body, 'latin1').digest('base64') !== tags.bh)
    throw new Error('Its body is another');
  const signed = tags.h.split(':').map((name) => {
    const field = fields.findLast((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return field === undefined ? '' : `${relaxed(field)}\r\n`;
  });
  const unsigned = relaxed(signature.replace(/([;\s]b=)[^;]*/, '$1'));
  const key = tagsOf(txtAt(`${tags.s}._domainkey.${tags.d}`)).p;
  const holds = createVerify('sha256')
    .update(signed.join('') + unsigned, 'latin1')
    .verify(
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      tags.b,
      'base64',
    );
  if (!holds) throw new Error('Its signature does not hold');
  return tags;
}

function tagsOf(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(';').map((tag) => {
      const [, name = '', value = ''] = /^\s*(\w+)\s*=([^]*)$/.exec(tag) ?? [];
      return [name, value.replace(/\s+/g, '')];
    }),
  );
}

function relaxed(field: string): string {
  const colon = field.indexOf(':');
  const value = field
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${field.slice(0, colon).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''));
  return `${lines.join('\r\n').replace(/(\r\n)*$/, '')}\r\n`;
}
