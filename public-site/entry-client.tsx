import { hydrateRoot } from 'react-dom/client';
import './styles/index.css';
import { App } from './app.tsx';
import { Data } from './data.tsx';
import type { Loaded } from './data.tsx';
import { showFarewell } from './farewell.ts';
import { watchNavigation } from './navigation.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { matchRoute } from './routes.ts';
import { startSession } from './session.ts';
import { SiteContext } from './site.ts';
import type { Site } from './site.ts';

const root = document.getElementById('root');
const inlined = document.getElementById('state');

if (root && inlined) void start(root, inlined.textContent);

/** Not awaited up there: pages import what is bundled with this module, and would wait for it as it waits for them. */
async function start(element: HTMLElement, inlinedState: string): Promise<void> {
  const { site, state } = JSON.parse(inlinedState) as { site: Site; state: Record<string, Loaded> };
  await matchRoute(location.pathname).route.page.load();
  watchNavigation();
  prefetchOnIntent();
  hydrateRoot(
    element,
    <SiteContext.Provider value={site}>
      <Data state={state}>
        <App />
      </Data>
    </SiteContext.Provider>,
  );
  // For whoever waits until the page listens.
  element.dataset.hydrated = '';
  startSession();
  showFarewell();
}
