import type { Logger } from 'pino';

/**
 * Ends the process, with code 1, when something was thrown that nothing caught: what it left undone is unknown.
 * It is logged, and `close` is called first.
 */
export function endOnUncaught(log: Logger, close: () => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.once(event, (error: unknown) => {
      log.fatal({ err: error }, event);
      try {
        close();
      } finally {
        process.exit(1);
      }
    });
  }
}
