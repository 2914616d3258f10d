/** backoffice/: what administrators work in, at /admin. react-admin's providers and look here, then a folder a resource. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource/fraunces/600.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app.tsx';
import { followSignOut } from './auth-provider.ts';
import { site } from './site.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const styles = createCache({ key: 'css', nonce: site.nonce });
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

followSignOut();
createRoot(root).render(
  <CacheProvider value={styles}>
    <RouterProvider router={router} useTransitions={false} />
  </CacheProvider>,
);
