/* What a tab of the backoffice runs in tests/helpers/forms/: the pages on which administrators write. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Admin, Resource } from 'react-admin';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followSignOut } from '../../../backoffice/auth-provider.ts';
import UserEdit from '../../../backoffice/accounts/user-edit.tsx';
import ArticleEdit from '../../../backoffice/articles/article-edit.tsx';
import { dataProvider } from '../../../backoffice/data-provider.ts';
import GuideEdit from '../../../backoffice/guides/guide-edit.tsx';
import NewsletterEdit from '../../../backoffice/newsletter/newsletter-edit.tsx';
import SettingsEdit from '../../../backoffice/settings/settings-edit.tsx';
import { openStore } from '../../../backoffice/store.ts';
import { Toast } from '../../../backoffice/toast.tsx';
import { WaitingPage } from '../../../backoffice/waiting-page.tsx';
import { browser } from '../../../saving/page-events.ts';
import { authProvider } from '../../../backoffice/auth-provider.ts';

const store = openStore();
/** Nobody looks: what components say of their looks is not made into CSS. */
const styles = Object.assign(createCache({ key: 'css' }), { insert: () => undefined });

function Layout({ children }: { children: ReactNode }) {
  return <main>{children}</main>;
}

function App() {
  return (
    <Admin
      dataProvider={dataProvider}
      store={store}
      authProvider={authProvider}
      requireAuth
      loginPage={false}
      loading={WaitingPage}
      layout={Layout}
      notification={Toast}
      disableTelemetry
    >
      <Resource name="users" edit={UserEdit} />
      <Resource name="articles" edit={ArticleEdit} />
      <Resource name="guides" edit={GuideEdit} />
      <Resource name="newsletters" edit={NewsletterEdit} />
      <Resource name="settings" list={SettingsEdit} />
    </Admin>
  );
}

Object.assign(window, { texts: browser.storage });
followSignOut();
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <CacheProvider value={styles}>
    <RouterProvider
      router={createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' })}
      useTransitions={false}
    />
  </CacheProvider>,
);
