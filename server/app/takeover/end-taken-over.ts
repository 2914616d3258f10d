import type { Logger } from 'pino';
import type { Lease } from './lease.ts';
import { TAKEN_OVER } from './taken-over.ts';

/** Ends the process of a machine from which another one has taken over, as it would end by a power cut. */
export function endTakenOver(
  { generation }: Pick<Lease, 'generation'>,
  log: Logger,
  close: () => void,
): void {
  log.fatal({ generation }, 'another machine has taken over: this one ends');
  try {
    close();
  } finally {
    process.exit(TAKEN_OVER);
  }
}
