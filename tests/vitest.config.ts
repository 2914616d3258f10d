import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { publicSiteAliases } from '../public-site/aliases.ts';

/** Everything runs with the public site's aliases except the backoffice, which is React itself. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        resolve: { alias: publicSiteAliases },
        test: {
          name: 'site',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/backoffice/**', 'tests/e2e/**', 'tests/bench/**'],
          server: { deps: { inline: ['wouter', 'swr'] } },
        },
      },
      { extends: true, test: { name: 'backoffice', include: ['tests/backoffice/**/*.test.{ts,tsx}'] } },
    ],
  },
});
