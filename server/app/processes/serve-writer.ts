import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../platform/configuration/config.ts';
import type { Loaded } from '../loaded.ts';
import { listen } from '../../platform/http/listen.ts';
import { endOnUncaught } from '../end-on-uncaught.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { open } from '../open.ts';
import { answeringAfter, createFollowing } from './following.ts';
import type { Part } from './messages.ts';
import type { Supervisor } from './supervisor.ts';

/** Milliseconds in which readers hear that it ends. */
const NOTICE = 200;

/**
 * The process that there is otherwise, and that does all it does, except that it listens on a file, for readers alone.
 * They are one more proxy in front of it: who asks is what the last one says.
 */
export async function serveWriter(
  config: Config,
  loaded: Loaded,
  { at, readers, supervisor, every }: Part & { as: 'writer'; supervisor: Supervisor; every?: number },
): Promise<void> {
  supervisor.tell({ type: 'loaded' });
  const following = createFollowing(supervisor);
  const behind = { ...config, trustProxy: config.trustProxy + 1 };
  const opened = await open(behind, loaded, every, { process: 'writer', tell: following.tell });
  const { log, metrics, facts } = opened;
  let living = readers;
  opened.readiness.warn(() => (living === readers ? null : missing(readers - living, readers)));
  endOnUncaught(log, opened.close);
  const watched = metrics && (await serveMetrics(metrics.text, config.metricsPort ?? 0));
  // What tidies folders of temporary files may have taken it.
  mkdirSync(dirname(at), { recursive: true, mode: 0o700 });
  const listening = await listen(
    answeringAfter(following, opened.handler),
    { ...behind, socket: { path: at } },
    opened,
  );
  const settings = { ...facts.settings, trustProxy: config.trustProxy };
  log.info({ ...facts, settings, process: 'writer', metrics: watched?.url }, 'started');
  supervisor.tell({ type: 'ready', url: listening.url });
  supervisor.hear((message) => {
    if (message.type === 'followed') following.followed(message.number);
    if (message.type === 'readers') living = message.living;
    if (message.type === 'counted') {
      opened.emptySearches.add(message.counted.searches);
      if (message.counted.metrics) metrics?.heard(message.by, message.counted.metrics);
    }
    if (message.type === 'stop') void stop();
  });

  async function stop(): Promise<void> {
    const [cut] = await Promise.all([listening.close(NOTICE), opened.stop()]);
    watched?.close();
    opened.close();
    log.info({ process: 'writer', cut }, 'stopped');
    process.exit(0);
  }
}

function missing(count: number, of: number): string {
  return `${count} of the ${of} processes that answer visitors ${count === 1 ? 'is' : 'are'} not running: the log says why.`;
}
