import { escapeHtml } from '../../platform/html/escape-html.ts';
import type { PageAssets } from './built-assets.ts';
import type { RenderedPage, SiteFacts } from '#contract/public-site.ts';
import { shareTags } from './share-tags.ts';
import { withAddresses } from './with-addresses.ts';

/** The HTML document of a rendered page. `state` travels as JSON in a script element that does not run. */
export function documentOf(page: RenderedPage, assets: PageAssets, site: SiteFacts): string {
  const loaded = assets.modulesOf(page.source);
  const modules = loaded.length > 0 ? ` data-modules="${loaded.join(' ')}"` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(page.title)}</title>`,
    page.description ? `<meta name="description" content="${escapeHtml(page.description)}">` : '',
    page.robots ? `<meta name="robots" content="${escapeHtml(page.robots)}">` : '',
    page.canonical ? `<link rel="canonical" href="${escapeHtml(site.url + page.canonical)}">` : '',
    `<link rel="alternate" type="application/atom+xml" href="/feed.xml" title="${escapeHtml(site.name)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    page.paintedWith ? `<link rel="expect" href="#${page.paintedWith}" blocking="render">` : '',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.stylesOf(page.source).map((href) => `<link rel="stylesheet" href="${href}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${src}"${modules}></script>`),
    ...shareTags(page, site),
    ...page.schema.map((thing) => {
      const json = asJson(withAddresses(thing, site.url));
      return `<script type="application/ld+json">${json}</script>`;
    }),
  ];
  const state = asJson({ site, state: page.state });
  return (
    `<!doctype html><html lang="en"><head>${head.join('')}</head>` +
    `<body><div id="root" data-first-screen>${page.html}</div>` +
    `<script type="application/json" id="state">${state}</script></body></html>`
  );
}

/** For the Link header: what a document is painted with, asked for while the document is still on its way. */
export function preloadsOf({ source }: RenderedPage, { stylesOf, fonts }: PageAssets): string {
  return [
    ...stylesOf(source).map((href) => `<${href}>; rel=preload; as=style`),
    ...fonts.map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`),
  ].join(', ');
}

/** JSON that cannot end its script element (ASVS 1.2.1). */
function asJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => ESCAPES[char]);
}

const ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
