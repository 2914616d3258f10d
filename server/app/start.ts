import cluster from 'node:cluster';
import { loadPlaces } from '../../db/places/load.ts';
import type { Config } from '../platform/configuration/config.ts';
import type { Loaded, Shown } from './loaded.ts';

/**
 * Serves the product, until SIGINT, SIGTERM or SIGHUP: by this process, or by several that it starts with what it was
 * started with. `every`: milliseconds between jobs.
 */
export async function start(config: Config, load: () => Promise<Shown>, every?: number): Promise<void> {
  if (config.processes === 1) {
    const { serve } = await import('./serve.ts');
    const loaded = await loadAll(load);
    await ourTurn(config);
    return serve(config, loaded, every);
  }
  if (cluster.isPrimary) {
    const { supervise } = await import('./processes/supervise.ts');
    await refuseTurnOfOthers(config);
    return supervise(config);
  }
  const { hearSupervisor } = await import('./processes/supervisor.ts');
  const supervisor = hearSupervisor();
  const part = await supervisor.part;
  const loaded = await loadAll(load);
  if (part.as === 'writer') {
    const { serveWriter } = await import('./processes/serve-writer.ts');
    await ourTurn(config);
    await serveWriter(config, loaded, { ...part, supervisor, every });
  } else {
    const { serveReader } = await import('./processes/serve-reader.ts');
    await serveReader(config, loaded, { ...part, supervisor, every });
  }
}

async function loadAll(load: () => Promise<Shown>): Promise<Loaded> {
  const shown = await load();
  await shown.site.prepare();
  return { ...shown, places: loadPlaces() };
}

/** Where another machine may serve: waits until it is this one's turn. */
async function ourTurn(config: Config): Promise<void> {
  if (config.takeoverDir === null) return;
  const { waitForTurn } = await import('./takeover/wait-for-turn.ts');
  await waitForTurn(config.takeoverDir, config);
}

/** Before processes are started, of which one could only wait. */
async function refuseTurnOfOthers(config: Config): Promise<void> {
  if (config.takeoverDir === null) return;
  const { isOthersTurn } = await import('./takeover/wait-for-turn.ts');
  isOthersTurn(config.takeoverDir, config);
}
