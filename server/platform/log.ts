import { pino } from 'pino';
import type { Logger } from 'pino';

/** Writes JSON lines to stdout, from this level on: in order, and out before the process ends. */
export function createLog(level: string): Logger {
  if (!process.stdout.listeners('error').includes(forget)) process.stdout.on('error', forget);
  return pino({ level, redact: ['req.headers.authorization'] }, { write });
}

/** Where a log on a full disk cannot be written, visitors are answered all the same. */
function write(line: string): void {
  try {
    process.stdout.write(line);
  } catch {
    forget();
  }
}

function forget(): void {
  // There is nowhere left to tell it.
}
