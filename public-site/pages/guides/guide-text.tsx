import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { TextIcons } from '../../components/guides/text-icons.tsx';
import { isMissing, matchRoute } from '../../routes.ts';
import guide from '../../components/guides/guide.module.css';
import note from '../../components/guides/note.module.css';
import table from '../../components/guides/scroll-table.module.css';
import badge from '../../ui/badge.module.css';
import button from '../../ui/button.module.css';
import badges from './badges.module.css';
import bars from './bars.module.css';
import cite from './cite.module.css';
import steps from './steps.module.css';
import terms from './terms.module.css';
import timeline from './timeline.module.css';

const SHEETS: Record<string, Record<string, string>> = {
  ...{ badge, badges, bars, button, cite, guide, note, steps, table, terms, timeline },
};

/** The text of a guide. `html` is made by the server. */
export function GuideText({ html }: { html: string }) {
  const follow = useFollowedLinks();
  return (
    <>
      <div className={guide.sections} onClick={follow} dangerouslySetInnerHTML={{ __html: styled(html) }} />
      <TextIcons />
    </>
  );
}

/** For clicks on links in a text that is not made of components: pages of this site open without a new document. */
function useFollowedLinks(): (event: MouseEvent) => void {
  const [, navigate] = useLocation();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // It may be another spelling, which the server knows.
    if (isMissing(matchRoute(link.pathname).route)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

/** Classes are named `sheet.class` in what the server sends. In its HTML, `<` begins tags alone. */
export function styled(html: string): string {
  return html.replace(
    /<(\w+) class="([^"]+)"/g,
    (_, tag: string, names: string) => `<${tag} class="${names.split(' ').map(classOf).join(' ')}"`,
  );
}

function classOf(name: string): string {
  const [sheet, own] = name.split('.');
  return own !== undefined && Object.hasOwn(SHEETS, sheet) ? SHEETS[sheet][own] : name;
}
