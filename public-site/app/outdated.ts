/**
 * Whether the site was built anew since this page was loaded: then what it would load by and by is gone. False when the
 * server does not answer.
 */
export async function isOutdated(): Promise<boolean> {
  const loaded = document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ');
  if (!loaded) return false;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = await answer.text();
    // Its name changes with all that it leads to.
    return page.includes('data-modules') && !page.includes(loaded[0]);
  } catch {
    return false;
  }
}
