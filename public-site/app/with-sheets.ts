/** What is on its way, or there. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Loads code with the sheets of what it shows, so that nothing is shown before it looks as it should, and with the
 * modules that it imports, so that they do not come after it: by their names beside this one. The build puts this around each `import()` (styles/sheets.ts).
 */
export async function withSheets<Code>(load: () => Promise<Code>, files: string[] = []): Promise<Code> {
  const [code] = await Promise.all([load(), ...files.map(comes)]);
  return code;
}

function comes(file: string): Promise<unknown> {
  const path = new URL(file, import.meta.url).pathname;
  if (path.endsWith('.js')) return import(/* @vite-ignore */ path);
  const coming = asked.get(path) ?? link(path);
  asked.set(path, coming);
  // What did not come is asked for again.
  coming.catch(() => asked.delete(path));
  return coming;
}

/** Puts a sheet among those of the document, which apply in the order of their names. */
async function link(path: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const names = links.map(({ href }) => new URL(href).pathname);
  if (names.includes(path)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = path;
  const come = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(path));
  });
  document.head.insertBefore(link, links[names.findIndex((name) => name > path)] ?? null);
  await come.catch((error: unknown) => {
    link.remove();
    throw error;
  });
}
