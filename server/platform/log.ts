import { pino } from 'pino';
import type { Logger } from 'pino';

/** Writes JSON lines to stdout, from this level on: in order, and out before the process ends. */
export function createLog(level: string): Logger {
  if (!process.stdout.listeners('error').includes(forget)) process.stdout.on('error', forget);
  if (!process.listeners('exit').includes(writeHeld)) process.on('exit', writeHeld);
  return pino({ level, redact: ['req.headers.authorization'] }, { write });
}

/**
 * Writes a line of which there are thousands a second: some are written at once, within a second, and before any line of
 * the log.
 */
export function writeSoon(line: string): void {
  held += line;
  if (held.length >= MOST_HELD) writeHeld();
  else waiting ??= setTimeout(writeHeld, 1000).unref();
}

let held = '';
let waiting: NodeJS.Timeout | undefined;
const MOST_HELD = 16_384;

function writeHeld(): void {
  clearTimeout(waiting);
  waiting = undefined;
  const lines = held;
  held = '';
  if (lines !== '') put(lines);
}

function write(line: string): void {
  writeHeld();
  put(line);
}

/** Where a log on a full disk cannot be written, visitors are answered all the same. */
function put(lines: string): void {
  try {
    process.stdout.write(lines);
  } catch {
    forget();
  }
}

function forget(): void {
  // There is nowhere left to tell it.
}
