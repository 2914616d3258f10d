/**
 * Whether the site was built anew since this page was loaded: then what it would load by and by is gone. Null when
 * nobody answers.
 */
export function isOutdated(): Promise<boolean | null> {
  // Of the file that this is bundled into, in a folder that is named by all that was built.
  const { pathname } = new URL(import.meta.url);
  return fetch(location.href)
    .then((answer) => answer.text())
    .then(
      (page) => page.includes('data-modules') && !page.includes(pathname),
      () => null,
    );
}
