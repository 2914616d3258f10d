import type { IncomingMessage } from 'node:http';

export type Encoding = 'br' | 'gzip';

/** The encoding to answer in, the smaller of those that the visitor takes; null for none. */
export function encodingFor({ headers }: IncomingMessage): Encoding | null {
  const accepted = (headers['accept-encoding'] ?? '').split(',');
  return ENCODINGS.find((encoding) => accepted.some((part) => takes(part, encoding))) ?? null;
}

const ENCODINGS = ['br', 'gzip'] as const;

/** Named, and not with a weight of zero. */
function takes(part: string, encoding: Encoding): boolean {
  const [name, weight = ''] = part.split(';');
  return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/i.test(weight);
}
