/*
 * The public site, sent by the server and taken over in the browser. Who is who: routes.ts has the table of paths,
 * pages/ a page for each of them, components/ what pages share, layout/ what stands around them, ui/ what knows neither
 * doctors nor articles, app/ what has no look of its own.
 */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from './app/failure.tsx';
import { Guarded } from './app/guard.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import type { LazyPage, PageProps } from './app/lazy-page.ts';
import { useHeadingFocusKept, usePlaceOnPage } from './app/navigation.ts';
import { Offline } from './app/offline.tsx';
import { matchRoute } from './routes.ts';
import { Spinner } from './ui/spinner.tsx';

/** The public site: the page of the current path in its layout. */
export function App() {
  const [path] = useLocation();
  const { route, params } = matchRoute(path);
  const [, setLoaded] = useState<LazyPage>();
  const Layout = route.page.layout ?? MainLayout;
  return (
    <Failure place={path}>
      <Layout>
        <Guarded key={path} guard={route.guard}>
          <Loaded page={route.page} params={params} onLoaded={setLoaded} />
        </Guarded>
      </Layout>
    </Failure>
  );
}

/**
 * A page, or the loading fallback (SPEC §2) while its code is on its way. Throws when that cannot be loaded for another
 * reason than that nothing can.
 */
function Loaded({
  page,
  params,
  onLoaded,
}: PageProps & { page: LazyPage; onLoaded: (page: LazyPage) => void }) {
  const [failed, setFailed] = useState<{ error: Error; offline: boolean } | null>(null);
  const load = (otherwise?: () => void) => {
    const fail = (error: Error) => setFailed({ error, offline: !navigator.onLine });
    page.load().then(() => onLoaded(page), navigator.onLine && otherwise ? otherwise : fail);
  };
  useEffect(() => {
    if (!page.component) load();
    // What loads a page is made anew with each; the page tells when.
  }, [page]);
  const ready = page.component !== null;
  usePlaceOnPage(ready || failed !== null);
  useHeadingFocusKept(ready);
  if (page.component) return <page.component params={{ ...params, ...page.fixed }} />;
  if (failed?.offline) return <Offline retry={() => load(() => location.reload())} />;
  if (failed) throw failed.error;
  return <Spinner label="Loading..." />;
}
