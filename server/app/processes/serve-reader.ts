import type { Loaded } from '../loaded.ts';
import type { Config } from '../../platform/configuration/config.ts';
import { listen } from '../../platform/http/listen.ts';
import type { Listening } from '../../platform/http/listen.ts';
import { endOnUncaught } from '../end-on-uncaught.ts';
import type { Part, ToProcess } from './messages.ts';
import { openReader } from './open-reader.ts';
import type { Supervisor } from './supervisor.ts';
import { createWriterFile } from './writer-file.ts';

/** Milliseconds in which a proxy that keeps connections for its next requests hears that they end. */
const ONCE_MORE = 1000;
const MINUTE = 60_000;

/** A process that answers what visitors read, from the memory and the database that the writer keeps up to date. */
export async function serveReader(
  config: Config,
  loaded: Loaded,
  part: Part & { as: 'reader'; supervisor: Supervisor; every?: number },
): Promise<void> {
  const { number, readers, socket, supervisor, every = MINUTE } = part;
  const writer = createWriterFile(part.writer);
  const opened = await openReader(config, loaded, {
    number,
    writer,
    writerIsKnown: supervisor.writerIsKnown,
    tell: (counted) => supervisor.tell({ type: 'counted', counted }),
    every,
  });
  const { log } = opened;
  let listening: Listening | null = null;
  endOnUncaught(log, opened.close);
  supervisor.hear((message) => void hear(message));
  supervisor.tell({ type: 'loaded' });

  async function hear(message: ToProcess): Promise<void> {
    if (message.type === 'changes') follow(message);
    if (message.type === 'writer') writer.now(message.writer);
    if (message.type === 'listen') await begin();
    if (message.type === 'stop') await stop();
  }

  /** What cannot be followed is left out, as it is by the writer itself. */
  function follow({ mark, changes }: ToProcess & { type: 'changes' }): void {
    try {
      opened.follow(changes);
    } catch (error) {
      log.error({ err: error }, 'not all has followed');
    }
    supervisor.tell({ type: 'followed', mark });
  }

  async function begin(): Promise<void> {
    listening = await listen(opened.handler, { ...config, socket }, { ...opened, sharers: readers });
    log.info({ process: 'reader', number, url: listening.url }, 'started');
    supervisor.tell({ type: 'ready', url: listening.url });
  }

  async function stop(): Promise<void> {
    const [cut] = await Promise.all([listening?.close(ONCE_MORE), opened.stop()]);
    opened.close();
    log.info({ process: 'reader', number, cut }, 'stopped');
    process.exit(0);
  }
}
