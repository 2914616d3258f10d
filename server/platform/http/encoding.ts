import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** The encoding to answer in, the smaller of those that the visitor takes; null for none. */
export function encodingFor({ headers }: IncomingMessage): Encoding | null {
  const accepted = headers['accept-encoding'] ?? '';
  let found = known.get(accepted);
  if (found === undefined) {
    found = encodingIn(accepted);
    if (accepted.length <= LONGEST_KNOWN) known.set(accepted, found);
  }
  return found === 'identity' ? null : found;
}

/** Browsers send a handful of texts. */
const known = new LRUCache<string, Encoding | 'identity'>({ max: 100 });
const LONGEST_KNOWN = 100;

const ENCODINGS = ['br', 'gzip'] as const;

function encodingIn(accepted: string): Encoding | 'identity' {
  const parts = accepted.split(',');
  return ENCODINGS.find((encoding) => parts.some((part) => takes(part, encoding))) ?? 'identity';
}

/** Named, and not with a weight of zero. */
function takes(part: string, encoding: Encoding): boolean {
  const [name, weight = ''] = part.split(';');
  return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
}
