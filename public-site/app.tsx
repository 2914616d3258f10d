/*
 * The public site, sent by the server and taken over in the browser. Who is who: routes.ts has the table of paths,
 * pages/ a page for each of them, components/ what pages share, layout/ what stands around them, ui/ what knows neither
 * doctors nor articles, app/ what has no look of its own.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from './app/failure.tsx';
import { Guarded } from './app/guard.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import type { LazyPage, PageProps } from './app/lazy-page.ts';
import { loadCode } from './app/load-code.ts';
import type { LoadFailure } from './app/load-code.ts';
import { useHeadingFocusKept, usePlaceOnPage } from './app/navigation.ts';
import { Offline } from './app/offline.tsx';
import { matchRoute } from './routes.ts';
import { Spinner } from './ui/spinner.tsx';

/** The public site: the page of the current path in its layout. */
export function App() {
  const [path] = useLocation();
  const { route, params } = matchRoute(path);
  const [, setLoaded] = useState<LazyPage>();
  // Read together: a page that comes in between is never shown in another layout first, and made anew under a typing hand.
  const { component } = route.page;
  const Layout = useStandingLayout(route.page);
  return (
    <Failure place={path}>
      <Layout>
        <Guarded key={path} guard={route.guard}>
          <Loaded page={route.page} component={component} params={params} onLoaded={setLoaded} />
        </Guarded>
      </Layout>
    </Failure>
  );
}

/** What stands around a page that is there; what stood there before, while one is on its way. */
function useStandingLayout({ component, layout }: LazyPage): NonNullable<LazyPage['layout']> {
  const [standing, setStanding] = useState<LazyPage['layout']>(() => layout);
  if (component && standing !== layout) setStanding(() => layout);
  return (component ? layout : standing) ?? MainLayout;
}

interface LoadedProps extends PageProps {
  page: LazyPage;
  /** Of the page, as far as it has come. */
  component: LazyPage['component'];
  onLoaded: (page: LazyPage) => void;
}

/**
 * A page, or the loading fallback (SPEC §2) while its code is on its way. Throws when that cannot be loaded for another
 * reason than that nothing can.
 */
function Loaded({ page, component: Component, params, onLoaded }: LoadedProps) {
  const [failed, setFailed] = useState<LoadFailure | null>(null);
  const isTrying = useRef(false);
  const isThere = Component !== null;
  useEffect(() => {
    // Asked as it was shown: it may have come by a prefetch since then, and nobody would hear of it.
    if (!isThere) void loadCode(page).then((failure) => (failure ? setFailed(failure) : onLoaded(page)));
  }, [page, isThere, onLoaded]);
  usePlaceOnPage(isThere || failed !== null);
  // Before its place is known the fallback is shorter than what it replaces: the window would be at the footer.
  useLayoutEffect(() => {
    if (!isThere) scrollTo(0, 0);
  }, [isThere, page]);
  useHeadingFocusKept(isThere);

  async function retry() {
    if (isTrying.current) return;
    isTrying.current = true;
    const failure = await loadCode(page);
    isTrying.current = false;
    if (!failure) onLoaded(page);
    // A connection that is just back may lead nowhere yet; a page that was loaded anew then would be none at all.
    else if (failure === 'offline') setFailed(failure);
    // Browsers may remember that a module did not come.
    else location.reload();
  }

  if (Component) return <Component params={{ ...params, ...page.fixed }} />;
  if (failed === 'offline') return <Offline retry={() => void retry()} />;
  if (failed) throw failed;
  return <Spinner label="Loading..." />;
}
