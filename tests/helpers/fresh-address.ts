import { randomUUID } from 'node:crypto';

/** An e-mail address of its own for each test: they share one outbox. It has no digits, which a code in a mail has. */
export function freshAddress(name: string): string {
  const letters = randomUUID().replace(/[0-9-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '');
  return `${name}-${letters.slice(0, 12)}@example.com`;
}
