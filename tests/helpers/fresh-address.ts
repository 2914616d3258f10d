import { randomUUID } from 'node:crypto';

/** An e-mail address of its own for each test: they share one outbox. */
export function freshAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@example.com`;
}
