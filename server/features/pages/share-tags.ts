import { escapeHtml } from '../../platform/html/escape-html.ts';
import type { RenderedPage, SiteFacts } from '#contract/public-site.ts';

const SITE_IMAGE = '/share/site.png';
const SIZE = { width: 1200, height: 630 };

/** What other sites, mails and messages show of a link to the page: Open Graph, and what X reads beside it. */
export function shareTags({ title, description, canonical, share }: RenderedPage, site: SiteFacts): string[] {
  const image = share?.image ?? { path: SITE_IMAGE, alt: `${site.name}: find a psychiatrist who fits you` };
  return [
    property('og:site_name', site.name),
    property('og:title', share?.title ?? title),
    property('og:description', description),
    property('og:type', share?.type ?? 'website'),
    property('og:url', canonical && site.url + canonical),
    property('og:locale', 'en_US'),
    property('og:image', site.url + image.path),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(SIZE.width)),
    property('og:image:height', String(SIZE.height)),
    property('og:image:alt', image.alt),
    property('article:published_time', share?.published),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function property(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta property="${name}" content="${escapeHtml(content)}">`;
}
