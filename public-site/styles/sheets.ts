import postcss from 'postcss';
import type { Plugin, Rolldown } from 'vite';

/** Stands before the text of each file until all are one, and comes through the minifier. */
const MARK = /\[of-file="([^"]+)"\]\{--mark:0\}/;
/** What Vite leaves at the end of it. */
const END = /\/\*\$vite\$:\d+\*\/\s*$/;
/** What Vite calls the one sheet of all files. */
const WHOLE = 'style.css';

interface Names {
  /** The sheet that a file is put into. */
  sheetOf: (file: string) => string;
  /** The file whose class is named first in a piece of a sheet; undefined where none is. */
  fileIn: (text: string) => string | undefined;
}

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Puts what modules import as styles into few sheets. They apply in the order of their names, whichever comes first; and
 * a file is in one of them alone, also where others compose its classes: so a page that has some of the sheets looks as
 * it would with all. What is imported by itself has the sheets of all that it imports; Vite writes their names into
 * whatever asks for it, and into the manifest.
 */
export function sheets({ sheetOf, fileIn }: Names): Plugin[] {
  /** By the file that a module imports: the texts of it, and of those whose classes it composes. */
  const texts = new Map<string, Map<string, string>>();

  /** Names of the sheets that a chunk needs where it is imported by itself. */
  function neededBy(chunk: Rolldown.OutputChunk, context: Context): Set<string> {
    const seen = new Set(chunk.facadeModuleId ? [chunk.facadeModuleId] : chunk.moduleIds);
    for (const id of seen)
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
    return new Set([...seen].flatMap((id) => [...(texts.get(id)?.keys() ?? [])]).map(sheetOf));
  }

  return [
    {
      name: 'sheets:mark',
      transform: {
        filter: { id: /\.css$/ },
        handler(css, id) {
          // What it composes stands before its own.
          const parts = new Map<string, string>();
          for (const node of postcss.parse(css).nodes) {
            const file = fileIn(node.toString()) ?? id;
            parts.set(file, `${parts.get(file) ?? ''}${node.toString()}\n`);
          }
          texts.set(id, parts);
          const marked = [...parts].map(([file, text]) => `[of-file="${file}"]{--mark:0}\n${text}`);
          return { code: marked.join(''), map: null };
        },
      },
    },
    {
      name: 'sheets:split',
      enforce: 'post',
      generateBundle(_, bundle) {
        const files = Object.values(bundle);
        const whole = files.find((file) => file.type === 'asset' && file.names.includes(WHOLE));
        if (whole?.type !== 'asset') return;
        const [, ...marked] = String(whole.source).replace(END, '').split(MARK);
        const parts = new Map<string, string>();
        for (let i = 0; i < marked.length; i += 2) {
          if (!parts.has(marked[i])) parts.set(marked[i], marked[i + 1]);
        }
        const made = new Map<string, string>();
        for (const [file, text] of parts) made.set(sheetOf(file), (made.get(sheetOf(file)) ?? '') + text);
        Reflect.deleteProperty(bundle, whole.fileName);
        const fileNames = new Map<string, string>();
        for (const [name, source] of made) {
          const id = this.emitFile({ type: 'asset', name: `${name}.css`, source });
          fileNames.set(name, this.getFileName(id));
        }
        const chunks = files.filter((file) => file.type === 'chunk');
        const importedAlone = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
        for (const chunk of chunks) {
          if (!chunk.facadeModuleId && !importedAlone.has(chunk.fileName)) continue;
          for (const name of neededBy(chunk, this)) {
            const fileName = fileNames.get(name);
            if (fileName) chunk.viteMetadata?.importedCss.add(fileName);
          }
        }
      },
    },
  ];
}
