/**
 * Whether the site was built anew since this page was loaded: then what it would load by and by is gone. False when the
 * server does not answer.
 */
export function isOutdated(): Promise<boolean> {
  const modules = document.querySelector<HTMLElement>('[data-modules]')?.dataset.modules ?? '';
  // Its name changes with all that it leads to.
  const [entry] = modules.split(' ');
  return fetch(location.href)
    .then((answer) => answer.text())
    .then(
      (page) => page.includes('data-modules') && !page.includes(entry),
      () => false,
    );
}
