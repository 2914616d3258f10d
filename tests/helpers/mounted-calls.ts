import express from 'express';
import type { Express } from 'express';
import { createApp } from '../../server/app/app.ts';
import type { Context } from '../../server/app/create-context.ts';

/** A handler of Express, or a router with more of them. */
interface Layer {
  handle: { stack?: Layer[] };
  route?: { path: string | RegExp | (string | RegExp)[]; methods: Record<string, boolean> };
}

export interface MountedCall {
  method: string;
  /** With 1 for what a path leaves open. */
  path: string;
}

/** Paths that are no text, with an address of each. */
const ADDRESSES: Record<string, string> = {
  [String(/^\/[\w-]+\.\w+$/)]: '/favicon.svg',
  [String(/^\/sitemap(-[1-9]\d*)?\.xml$/)]: '/sitemap.xml',
};

/** Every method and path that the app has, and the table of public calls. `more` mounts further ones. */
export function mountedCalls(context: Context, more?: (mounted: Express) => void): MountedCall[] {
  const ofTable = context.publicApi.calls.map(({ path }) => ({ method: 'GET', path: addressOf(path) }));
  const mounted = mountedLayers(context, more).flatMap(({ path, layer }) => {
    if (layer.route) return callsOf(path, layer.route);
    return (layer.handle.stack ?? []).flatMap((inner) => {
      if (inner.handle.stack) throw new Error(`A router within a router below ${path} hides its calls.`);
      return inner.route ? callsOf(path, inner.route) : [];
    });
  });
  return [...ofTable, ...mounted];
}

function callsOf(mounted: string, { path, methods }: NonNullable<Layer['route']>): MountedCall[] {
  return [path].flat().flatMap((one) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: mounted + addressOf(one),
    })),
  );
}

function addressOf(path: string | RegExp): string {
  if (typeof path === 'string') return path.replace('{*path}', 'home').replace(/[:*]\w+/g, '1');
  const address = ADDRESSES[String(path)];
  if (address === undefined) throw new Error(`Please add an address of ${path}`);
  return address;
}

/** The app's handlers with the paths that they are mounted at, which Express does not keep. */
function mountedLayers(context: Context, more?: (mounted: Express) => void) {
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
    const mounted = createApp(context);
    more?.(mounted);
    const layers = (mounted.router as unknown as { stack: Layer[] }).stack;
    let used = 0;
    const all = layers.map((layer) => ({ path: layer.route ? '' : paths[used++], layer }));
    if (used !== paths.length) throw new Error('Express mounts otherwise than this knows.');
    return all;
  } finally {
    application.use = use;
  }
}
