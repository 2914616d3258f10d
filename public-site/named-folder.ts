import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where scripts and sheets are built to, until what is in them is known. */
export const UNNAMED = 'assets/_BUILD_';

/** What else is built, like fonts, is named by its own content. */
export const IN_NAMED_FOLDER = {
  entryFileNames: `${UNNAMED}/[name].js`,
  chunkFileNames: `${UNNAMED}/[name].js`,
  assetFileNames: ({ names }) =>
    names.some((name) => name.endsWith('.css'))
      ? `${UNNAMED}/[name][extname]`
      : 'assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;

/**
 * Gives scripts and sheets of the browser a folder that is named by what is in all of them. They name each other, so that
 * a change of one has always been a change of all; and names that each had of its own content were sent in the first
 * script, where nothing compresses them (docs/decisions/0056).
 */
export const namedFolder: Plugin = {
  name: 'named-folder',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }, bundle) {
      const named = createHash('sha256');
      const texts = Object.keys(bundle)
        .filter((file) => /\.(js|css|json)$/.test(file))
        .map((file) => ({ path: join(dir, file), text: readFileSync(join(dir, file), 'utf8') }))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
      for (const { text } of texts) named.update(text);
      const folder = `assets/${named.digest('hex').slice(0, 8)}`;
      for (const { path, text } of texts) writeFileSync(path, text.replaceAll(UNNAMED, folder));
      renameSync(join(dir, UNNAMED), join(dir, folder));
    },
  },
};
