import { pino } from 'pino';
import type { Logger } from 'pino';

/** Writes JSON lines to stdout, from this level on. */
export function createLog(level: string): Logger {
  // In order, and out before the process ends.
  const stdout = pino.destination({ sync: true });
  // Where a log on a full disk cannot be written, visitors are answered all the same.
  stdout.on('error', () => undefined);
  return pino({ level, redact: ['req.headers.authorization'] }, stdout);
}
