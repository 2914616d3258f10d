/** What caches between the site and its visitors call an answer that they have kept for when the site does not answer. */
const OLD = 'old';

/** Tells whoever reads when a cache has answered in the site's place, be it this page or what it asks for. */
export function watchOld(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const old = entry.serverTiming?.find(({ name }) => name === OLD);
      if (old) void import('./old-page.ts').then(({ tellOld }) => tellOld(old.duration));
    }
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}
