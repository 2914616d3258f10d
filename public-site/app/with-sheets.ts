/** What is on its way, or there. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Loads code with the sheets of what it shows, so that nothing is shown before it looks as it should. The build puts
 * this around each `import()` (styles/sheets.ts).
 */
export async function withSheets<Code>(load: () => Promise<Code>, sheets: string[] = []): Promise<Code> {
  const [code] = await Promise.all([load(), ...sheets.map(comes)]);
  return code;
}

function comes(sheet: string): Promise<unknown> {
  const coming = asked.get(sheet) ?? link(`/${sheet}`);
  asked.set(sheet, coming);
  // What did not come is asked for again.
  coming.catch(() => asked.delete(sheet));
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
