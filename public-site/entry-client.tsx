import { hydrateRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './app.tsx';
import { Data } from './app/data.tsx';
import type { Loaded } from './app/data.tsx';
import { keepPages, tellSeen } from './app/kept-pages.ts';
import { layOutRest } from './app/lay-out-rest.ts';
import { deferHydration, hydrateDeferred } from './app/hydrate-later.tsx';
import { watchNavigation } from './app/navigation.ts';
import { prefetchOnIntent } from './app/prefetch.ts';
import { matchRoute } from './routes.ts';
import { showFarewell, startSession } from './app/session.ts';
import { SiteContext } from './app/site.ts';
import { watchOld } from './layout/watch-old.ts';
import type { SiteFacts } from '#contract/public-site.ts';

const root = document.getElementById('root');
const inlined = document.getElementById('state');

if (root && inlined) void start(root, inlined.textContent);

/** Not awaited up there: pages import what is bundled with this module, and would wait for it as it waits for them. */
async function start(element: HTMLElement, inlinedState: string): Promise<void> {
  const { site, state } = JSON.parse(inlinedState) as { site: SiteFacts; state: Record<string, Loaded> };
  const page = matchRoute(location.pathname).route.page.load();
  // Without a connection there may be no code of it: what is sent then has no page, and the app says so.
  await (element.firstChild ? page : page.catch(() => undefined));
  watchNavigation();
  prefetchOnIntent();
  deferHydration();
  hydrateRoot(
    element,
    <SiteContext.Provider value={site}>
      <Data state={state}>
        <App />
      </Data>
    </SiteContext.Provider>,
  );
  for (const [call, { data }] of Object.entries(state)) if (data) tellSeen(call, data);
  keepPages();
  watchOld();
  startSession();
  showFarewell();
  const coming = await hydrateDeferred();
  await layOutRest(element);
  await Promise.all(coming);
  // For whoever waits until all of the page listens.
  element.dataset.hydrated = '';
}
