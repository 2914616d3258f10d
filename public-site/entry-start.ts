/*
 * The one script that a document names. A module waits for the style sheet, so that until then the line belongs to what
 * is seen; what makes the page listen is asked for here, all at once, for the document has the addresses.
 */
const modules =
  document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? [];

for (const href of modules) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

const [entry] = modules;
if (entry) void import(/* @vite-ignore */ entry);
