import { join } from 'node:path';
import { Script } from 'node:vm';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { publicSiteAliases } from '../../../public-site/aliases.ts';

export type FrontEnd = 'site' | 'backoffice';

/** The script of a front end's forms, in one piece that runs in any number of windows. */
export async function pageScript(frontEnd: FrontEnd): Promise<Script> {
  const [{ output }] = (await build({
    root: join(import.meta.dirname, '../../..'),
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: frontEnd === 'site' ? publicSiteAliases : [] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      reportCompressedSize: false,
      lib: { entry: join(import.meta.dirname, `${frontEnd}-page.tsx`), formats: ['iife'], name: 'page' },
    },
  })) as Rolldown.RolldownOutput[];
  const [{ code }] = output;
  return new Script(code, { filename: `${frontEnd}-page.js` });
}
