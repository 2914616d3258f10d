import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { publicSiteAliases } from '../public-site/aliases.ts';
import { sized } from './helpers/scale.ts';

/** They measure what their whole process holds, and need no app. */
const weighing = [
  'tests/http/page-cache.test.ts',
  'tests/http/connections.test.ts',
  'tests/health/collect-when-idle.test.ts',
];
const withPage = testsWithPage();
const isOfBackoffice = (file: string) => file.startsWith('tests/backoffice/');
const site = {
  resolve: { alias: publicSiteAliases },
  plugins: [withoutPackagesForDevelopment()],
  test: { server: { deps: { inline: ['wouter', 'swr', 'react-hook-form'] } } },
};

/**
 * Everything runs with the public site's aliases except the backoffice, which is React itself. The files of a worker
 * share its modules, and with them the table of places: a test leaves no global changed behind.
 */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    // For a busy machine: what hangs is found all the same.
    testTimeout: sized(120_000, 1_800_000),
    setupFiles: ['tests/helpers/every-test.ts'],
    hookTimeout: 120_000,
    // What is waited for says what it is when it does not come: just before its test hangs.
    expect: { poll: { timeout: sized(110_000, 1_790_000), interval: 10 } },
    isolate: false,
    // Node 25 and later have a localStorage without a file, which hides the page's.
    execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
      ? ['--no-experimental-webstorage']
      : [],
    // One more than by default on two cores: many wait for a process or a clock most of their time.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        resolve: site.resolve,
        plugins: site.plugins,
        test: {
          ...site.test,
          name: 'site',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/backoffice/**', 'tests/e2e/**', 'tests/bench/**', ...weighing, ...withPage],
        },
      },
      {
        extends: true,
        resolve: site.resolve,
        plugins: site.plugins,
        test: {
          ...site.test,
          name: 'site with a page',
          include: withPage.filter((file) => !isOfBackoffice(file)),
        },
      },
      {
        extends: true,
        resolve: site.resolve,
        plugins: site.plugins,
        test: { ...site.test, name: 'weighing', include: weighing, isolate: true },
      },
      {
        extends: true,
        test: { name: 'backoffice', include: ['tests/backoffice/**/*.test.{ts,tsx}'], exclude: withPage },
      },
      { extends: true, test: { name: 'backoffice with a page', include: withPage.filter(isOfBackoffice) } },
    ],
  },
});

/**
 * Those that begin with asking for jsdom, as projects of their own: where the next file of a project is of another
 * environment, a worker ends, and another one imports everything again.
 */
function testsWithPage(): string[] {
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const tests = names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join('tests', name));
  return tests.filter((file) =>
    readFileSync(join(import.meta.dirname, '..', file), 'utf8').startsWith('// @vitest-environment jsdom\n'),
  );
}

/** Those check and note all that they do; the product does not have them. What is set in a configuration is added to this. */
function withoutPackagesForDevelopment(): Plugin {
  return {
    name: 'without-packages-for-development',
    configResolved({ ssr: { resolve } }) {
      if (resolve)
        resolve.conditions = resolve.conditions?.filter((condition) => !condition.startsWith('development'));
    },
  };
}
