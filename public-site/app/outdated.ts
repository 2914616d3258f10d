/**
 * Whether the site was built anew since this page was loaded: then what it would load by and by is gone. Null when
 * nobody answers.
 */
export function isOutdated(): Promise<boolean | null> {
  // Of the file that this is bundled into, which leads to all others: its name changes with any of theirs.
  const name = import.meta.url.split('/').pop() ?? '';
  return fetch(location.href)
    .then((answer) => answer.text())
    .then(
      (page) => page.includes('data-modules') && !page.includes(name),
      () => null,
    );
}
