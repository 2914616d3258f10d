import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Where scripts and sheets are built to, until what is in them is known. */
export const UNNAMED = 'assets/_BUILD_';

/** How scripts name what is beside them; behind a slash it is the path of a page's, which has to have the folder. */
const BESIDE = new RegExp(`(?<!/)${UNNAMED}/`, 'g');

/** What else is built, like fonts and sheets that code asks for by path, is named by its own content. */
export const IN_NAMED_FOLDER = {
  entryFileNames: `${UNNAMED}/[name].js`,
  chunkFileNames: `${UNNAMED}/[name].js`,
  assetFileNames: ({ names, originalFileNames }) =>
    names.some((name) => name.endsWith('.css')) && originalFileNames.length === 0
      ? `${UNNAMED}/[name][extname]`
      : 'assets/[name]-[hash][extname]',
} satisfies Rolldown.OutputOptions;

/**
 * Gives scripts and sheets of the browser a folder that is named by what is in all of them. They name each other, so that
 * a change of one has always been a change of all; and names that each had of its own content were sent in the first
 * script, where nothing compresses them (docs/decisions/0056). Scripts name what is beside them without the folder: so
 * they weigh the same whatever it is called. Nothing tells where the site was built.
 */
export const namedFolder: Plugin = {
  name: 'named-folder',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }, bundle) {
      const named = createHash('sha256');
      const files = Object.keys(bundle).sort();
      for (const file of files.filter((name) => /\.(js|css)$/.test(name))) {
        const text = readFileSync(join(dir, file), 'utf8').replaceAll(BESIDE, '');
        if (text.includes(UNNAMED)) throw new Error(`${file} asks for what is beside it by a path.`);
        writeFileSync(join(dir, file), text);
        named.update(text);
      }
      const folder = `assets/${named.digest('hex').slice(0, 8)}`;
      for (const file of files.filter((name) => name.endsWith('.json'))) {
        const text = readFileSync(join(dir, file), 'utf8');
        const built = text
          .replaceAll(UNNAMED, folder)
          .replaceAll(`"${dirname(this.environment.config.root)}/`, '"../');
        writeFileSync(join(dir, file), built);
      }
      renameSync(join(dir, UNNAMED), join(dir, folder));
    },
  },
};
