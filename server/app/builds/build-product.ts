import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { operatorCommands } from './operator-commands.ts';

const MAIN = { main: 'server/app/main.ts' };
const PROCESSES = {
  // What the server starts, and looks for beside itself.
  'encode-process': 'server/features/uploads/encode-process.ts',
  'sanitize-thread': 'server/platform/html/sanitize-thread.ts',
  'clean-process': 'server/platform/forgetting/clean-process.ts',
  'backup-process': 'server/features/backups/backup-process.ts',
  'read-process': 'server/features/registry/reading/read-process.ts',
  'is-current': 'server/app/builds/is-current.ts',
};

/**
 * Builds the public site, the server with its commands, and the backoffice of the installation in `root` into an empty
 * folder, and says on the console how far it is. Beside each part lies what its packages are licensed by. Answers what the
 * server imports that is not in the build, like `better-sqlite3`.
 */
export async function buildProduct(root: string, folder: string): Promise<string[]> {
  const began = Date.now();
  // An inherited value would pull the development editions of libraries into the bundles.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const site = { configFile: join(root, 'public-site/vite.config.ts'), logLevel: 'silent' } as const;
  console.log('Building the public site (1/3)');
  await build({ ...site, build: { outDir: join(folder, 'public-site'), license: true } });
  console.log('Building the server (2/3)');
  // All pages are loaded at its start: from one file instead of two hundred.
  const pages = { codeSplitting: { groups: [{ name: 'site', test: /\/public-site\// }] } };
  const commands = Object.fromEntries(
    operatorCommands(root).map(({ built, source }) => [built, source] as const),
  );
  const server = [
    await buildServer('main', MAIN, pages),
    // By themselves, so that what is small stays small.
    await buildServer('processes', { ...PROCESSES, ...commands }),
  ];
  console.log('Building the backoffice (3/3)');
  await build({
    configFile: join(root, 'backoffice/vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: join(folder, 'backoffice'), license: true },
  });
  for (const part of ['public-site', 'backoffice']) compressAll(join(folder, part, 'assets'));
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return [...new Set(server.flatMap(importedBy))];

  async function buildServer(
    name: string,
    starts: Record<string, string>,
    output: Rolldown.OutputOptions = {},
  ) {
    const input = Object.fromEntries(
      Object.entries(starts).map(([built, source]) => [built, join(root, source)] as const),
    );
    return (await build({
      ...site,
      publicDir: false,
      plugins: [inPlainLetters()],
      // With the packages in it: a thousand files are not looked for and read at each start (docs/decisions/0059).
      ssr: { noExternal: true, external: installedPackages(root) },
      build: {
        ssr: true,
        outDir: join(folder, 'server'),
        emptyOutDir: false,
        manifest: false,
        license: { fileName: `.vite/license-${name}.md` },
        rolldownOptions: {
          input,
          output: {
            // Beside each other: a module finds the process that it starts, whichever file it is put into.
            chunkFileNames: '[name]-[hash].js',
            // Some packages count on what they import having been run before.
            strictExecutionOrder: true,
            comments: false,
            ...output,
          },
        },
      },
    })) as Rolldown.RolldownOutput;
  }
}

/** V8 keeps the source of what it has loaded, all of it in two bytes a letter where one letter needs two. */
function inPlainLetters(): Plugin {
  return {
    name: 'in-plain-letters',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escaped(file.code);
    },
  };
}

function escaped(code: string): string {
  const changed = /\\[^\0-\x7f]|\bString\.raw\s*`[^`]*[^`\0-\x7f]/.exec(code);
  if (changed) throw new Error(`“${changed[0]}” is another text in plain letters`);
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function importedBy({ output }: Rolldown.RolldownOutput): string[] {
  const made = new Set(output.map(({ fileName }) => fileName));
  const imported = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  return imported.filter((name) => !made.has(name));
}

/** What cannot be built in, as it is compiled for one system, and what is read as files. */
function installedPackages(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies);
}

/** Writes a .br and a .gz beside each file that gets smaller. */
function compressAll(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
