import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Stands before the text of each file until all are one, and comes through the minifier. */
const MARK = /\[of-file="([^"]+)"\]\{--mark:0\}/;
/** What Vite calls the one sheet of all files. */
const WHOLE = 'style.css';

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Puts the sheets that modules import into few, each under the name that `sheetOf` gives. They apply in the order of
 * their names, whichever comes first: a page that has some of them looks as it would with all. What is imported by
 * itself has the sheets of all that it imports; Vite writes their names into whatever asks for it, and into the manifest.
 */
export function sheets(sheetOf: (id: string) => string): Plugin[] {
  const texts = new Map<string, string>();

  /** Names of the sheets that a chunk needs where it is imported by itself. */
  function neededBy(chunk: Rolldown.RenderedChunk, context: Context): Set<string> {
    const seen = new Set(chunk.facadeModuleId ? [chunk.facadeModuleId] : chunk.moduleIds);
    for (const id of seen) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
    return new Set([...seen].filter((id) => texts.has(id)).map(sheetOf));
  }

  return [
    {
      name: 'sheets:mark',
      transform: {
        filter: { id: /\.css$/ },
        handler(css, id) {
          texts.set(id, css);
          return { code: `[of-file="${id}"]{--mark:0}${css}`, map: null };
        },
      },
      // It is another file when a sheet of it is another: what imports it has the sheet's name in it.
      augmentChunkHash(chunk) {
        const names = neededBy(chunk, this);
        const parts = [...texts].filter(([id]) => names.has(sheetOf(id))).sort();
        return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
      },
    },
    {
      name: 'sheets:split',
      enforce: 'post',
      generateBundle(_, bundle) {
        const files = Object.values(bundle);
        const whole = files.find((file) => file.type === 'asset' && file.names.includes(WHOLE));
        if (whole?.type !== 'asset') return;
        const [, ...parts] = String(whole.source).split(MARK);
        const made = new Map<string, string>();
        for (let i = 0; i < parts.length; i += 2) {
          const name = sheetOf(parts[i]);
          made.set(name, (made.get(name) ?? '') + parts[i + 1]);
        }
        delete bundle[whole.fileName];
        const fileNames = new Map(
          [...made].map(([name, source]) => [
            name,
            this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source })),
          ]),
        );
        const importedAlone = new Set(files.flatMap((file) => (file.type === 'chunk' ? file.dynamicImports : [])));
        for (const chunk of files) {
          if (chunk.type !== 'chunk' || !(chunk.facadeModuleId || importedAlone.has(chunk.fileName))) continue;
          for (const name of [...neededBy(chunk, this)].sort()) {
            const fileName = fileNames.get(name);
            if (fileName) chunk.viteMetadata?.importedCss.add(fileName);
          }
        }
      },
    },
  ];
}
