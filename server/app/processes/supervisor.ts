import type { FromProcess, Part, ToProcess } from './messages.ts';

export type Supervisor = ReturnType<typeof hearSupervisor>;

/**
 * The supervisor, to one of its processes. Signals are its to hear: a terminal and systemd tell everybody, and processes
 * end in an order.
 */
export function hearSupervisor() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => {});
  const early: ToProcess[] = [];
  let hear = (message: ToProcess): void => {
    if (message.type === 'stop') process.exit(0);
    early.push(message);
  };
  process.on('message', (message: ToProcess) => hear(message));
  const begun = new Promise<Part>((begin) => {
    process.once('message', (message: ToProcess) => {
      if (message.type === 'begin') begin(message);
    });
  });
  const known = new Promise<void>((found) => {
    process.on('message', (message: ToProcess) => {
      if ('writer' in message && !message.writer.isComing) found();
    });
  });
  tell({ type: 'hearing' });

  return {
    tell,
    /** What this process is to be, once. */
    part: begun,
    /** To a reader: the writer has opened the data, or has gone since it had. */
    writerIsKnown: known,
    /** Has somebody hear of all that is told, from now on and since the start. */
    hear(hearer: (message: ToProcess) => void): void {
      hear = hearer;
      early.splice(0).forEach(hearer);
    },
  };

  function tell(message: FromProcess): void {
    // When the supervisor has gone, so does this process.
    process.send?.(message, undefined, {}, () => {});
  }
}
