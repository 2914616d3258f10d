import express from 'express';
import type { Express } from 'express';
import { expect, onTestFinished } from 'vitest';
import { createApp } from '../../server/app.ts';
import { contextOf } from './app.ts';
import { memoryStore } from './stores.ts';

/** A handler of Express, or a router with more of them. */
interface Layer {
  handle: { stack?: Layer[] };
  route?: { path: string; methods: Record<string, boolean> };
}
interface Mounted {
  path: string;
  layer: Layer;
}

/** Every method and path below /api/admin that the app has, with 1 for what a path leaves open. */
export async function mountedCalls(
  more?: (mounted: Express) => void,
): Promise<{ method: string; path: string }[]> {
  const layers = await mountedLayers(more);
  return layers.flatMap(({ path, layer }) => {
    if (layer.route) return callsOf(path, layer.route);
    return (layer.handle.stack ?? []).flatMap((inner) => {
      if (inner.handle.stack) throw new Error(`A router within a router below ${path} hides its calls.`);
      return inner.route ? callsOf(path, inner.route) : [];
    });
  });
}

function callsOf(path: string, route: NonNullable<Layer['route']>) {
  const whole = `${path}${route.path}`.replace(/:\w+/g, '1');
  if (!whole.startsWith('/api/admin')) return [];
  return Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path: whole }));
}

/** The app's handlers with the paths that they are mounted at, which Express does not keep. */
async function mountedLayers(more?: (mounted: Express) => void): Promise<Mounted[]> {
  const paths: string[] = [];
  const application = express.application as { use: (...given: unknown[]) => unknown };
  const { use } = application;
  application.use = function (this: Express, ...given) {
    const path = typeof given[0] === 'string' ? given[0] : '';
    paths.push(
      ...given
        .flat()
        .filter((one) => typeof one === 'function')
        .map(() => path),
    );
    return use.apply(this, given);
  };
  try {
    const store = memoryStore();
    onTestFinished(store.close);
    const mounted = createApp(await contextOf(store));
    more?.(mounted);
    const layers = (mounted.router as unknown as { stack: Layer[] }).stack;
    let used = 0;
    const all = layers.map((layer) => ({ path: layer.route ? '' : paths[used++], layer }));
    expect(used).toBe(paths.length);
    return all;
  } finally {
    application.use = use;
  }
}
