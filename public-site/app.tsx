import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from './failure.tsx';
import { AuthLayout } from './layout/auth-layout.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import type { LazyPage } from './lazy-page.ts';
import { usePlaceOnPage } from './navigation.ts';
import { matchRoute } from './routes.ts';
import { Spinner } from './ui/spinner.tsx';

/** The public site: the page of the current path in its layout. */
export function App() {
  const [path] = useLocation();
  const { route, params } = matchRoute(path);
  const Layout = route.layout === 'auth' ? AuthLayout : MainLayout;
  const Page = useLoaded(route.page);
  usePlaceOnPage(Page !== null);
  return (
    <Failure key={path}>
      <Layout>{Page ? <Page key={path} params={params} /> : <Spinner label="Loading..." />}</Layout>
    </Failure>
  );
}

/** The component of a page; null while its code is on its way. Throws when the code cannot be loaded. */
function useLoaded(page: LazyPage) {
  const [failed, setFailed] = useState<unknown>(null);
  const [, setLoaded] = useState<LazyPage | null>(null);
  useEffect(() => {
    if (!page.component) page.load().then(() => setLoaded(page), setFailed);
  }, [page]);
  if (failed) throw failed;
  return page.component;
}
