/**
 * Tells whoever reads when a cache has answered in the site's place, be it this page or what it asks for: it says so, and
 * nobody else does, by Server-Timing.
 */
export function watchOld(): void {
  const observer = new PerformanceObserver((list) => {
    for (const { serverTiming } of list.getEntries() as PerformanceResourceTiming[])
      if (serverTiming?.[0])
        void import('./old-page.ts').then(({ tellOld }) => tellOld(serverTiming[0].duration));
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
}
