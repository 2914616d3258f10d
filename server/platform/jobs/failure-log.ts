import type { Logger } from 'pino';

/** Logs that work fails, and that it goes on again, when that changes: not the same stack each minute. */
export function failureLog(name: string, log: Logger) {
  let last: string | null = null;
  return {
    failed(error: unknown): void {
      const text = String(error);
      if (text !== last) log.error({ job: name, err: error }, `${name} failed`);
      last = text;
    },
    worked(): void {
      if (last !== null) log.info({ job: name }, `${name} works again`);
      last = null;
    },
  };
}
