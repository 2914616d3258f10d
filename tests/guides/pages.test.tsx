import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { HeadSink } from '../../public-site/app/head.ts';
import type { Head } from '../../public-site/app/head.ts';
import { createGuides } from '../../server/features/guides/guides.ts';
import { Data } from '../../public-site/app/data.tsx';
import { GUIDE_PATHS, guideCall } from '#contract/paths.ts';
import GuidePage from '../../public-site/pages/guides/guide-page.tsx';
import { SiteContext } from '../../public-site/app/site.ts';
import type { SiteFacts } from '#contract/public-site.ts';
import { ROOT } from '../helpers/stores.ts';

const SITE: SiteFacts = {
  name: 'Test & Directory',
  url: 'https://directory.example.org',
  demo: true,
  contactAddress: null,
  socialUrl: 'https://example.com',
  announcement: null,
};
const guides = createGuides(
  { ...SITE, operator: null, siteName: SITE.name, root: ROOT, dataDir: '/nowhere' },
  (sentence) => {
    throw new Error(sentence);
  },
);

const PAGES: { path: (typeof GUIDE_PATHS)[number]; types: string[] }[] = [
  { path: '/aboutus', types: ['AboutPage', 'FAQPage', 'BreadcrumbList'] },
  { path: '/how-we-check', types: ['AboutPage', 'FAQPage', 'BreadcrumbList'] },
  { path: '/terms', types: ['FAQPage', 'BreadcrumbList'] },
  { path: '/privacypolicy', types: ['FAQPage', 'BreadcrumbList'] },
  { path: '/privacypolicy/consumer-health-data', types: ['BreadcrumbList'] },
  { path: '/treatment', types: ['MedicalWebPage', 'FAQPage', 'BreadcrumbList'] },
  { path: '/insurance', types: ['MedicalWebPage', 'FAQPage', 'BreadcrumbList'] },
];

it('covers every path', () => {
  expect(PAGES.map(({ path }) => path).sort()).toEqual([...GUIDE_PATHS].sort());
});

describe.each(PAGES)('$path', ({ path, types }) => {
  const { html, head } = rendered(path);
  const ids = all(html, / id="([^"]+)"/g);
  const links = all(html, /<a [^>]*href="([^"]+)"/g);
  const cited = all(html, /<sup[^>]*><a href="#source-([^"]+)"/g);

  it('has one h1, the title of the page, and no level of headings left out', () => {
    expect(all(html, /<h1[^>]*>(.*?)<\/h1>/g)).toEqual([head.title]);
    const levels = all(html, /<h([1-6])/g).map(Number);
    levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('has ids that are unique, and a target for every link within the page', () => {
    expect(ids).toEqual([...new Set(ids)]);
    const targets = links.filter((href) => href.startsWith('#')).map((href) => href.slice(1));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('lists each of its sections in the contents', () => {
    const contents = part(html, /<nav[^>]*aria-label="On this page".*?<\/nav>/s);
    const sections = all(html, /<h2 id="([^"]+)"/g);
    expect([...new Set(all(contents, /href="#([^"]+)"/g))]).toEqual(sections);
  });

  it.runIf(types.includes('FAQPage'))('tells machines the very questions and answers that it shows', () => {
    const shown = html.slice(html.indexOf('id="questions"'));
    const text = shown.slice(0, shown.indexOf('</section>'));
    const questions = all(text, /<h3>(.*?)<\/h3>/g).map(plain);
    const answers = all(text, /<p>(.*?)<\/p>/gs).map(plain);
    const { mainEntity } = schemaOf(head, 'FAQPage') as { mainEntity: Question[] };
    expect(questions.length).toBeGreaterThanOrEqual(4);
    expect(mainEntity.map(({ name }) => name)).toEqual(questions);
    expect(mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(answers);
  });

  it('says what it is, and when it was reviewed', () => {
    expect(head.schema?.map((thing) => (thing as { '@type': string })['@type'])).toEqual(types);
    expect(head.description?.length).toBeLessThanOrEqual(260);
    const day = part(html, /<time[^>]*>/).slice('<time dateTime="'.length, -2);
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (types.includes('MedicalWebPage')) {
      expect(schemaOf(head, 'MedicalWebPage')).toMatchObject({ lastReviewed: day, name: head.title });
    }
  });

  it('mentions each source, in the order in which they are numbered', () => {
    const listed = all(html, /<li id="source-([^"]+)"/g);
    expect([...new Set(cited)]).toEqual(listed);
  });

  it('loads nothing, and links elsewhere only over https', () => {
    expect(html).not.toMatch(/<(img|script|iframe|link)\b/);
    expect(all(html, / class="([^"]*)"/g).filter((names) => /undefined|\./.test(names))).toEqual([]);
    const other = links.filter((href) => !/^(\/|#|tel:|sms:)/.test(href));
    expect(other.filter((href) => !href.startsWith('https://'))).toEqual([]);
  });
});

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

function rendered(path: string): { html: string; head: Head } {
  const sink: { head: Head | null } = { head: null };
  const key = guideCall(path);
  const guide = guides.find(key.slice(key.lastIndexOf('/') + 1));
  const html = renderToString(
    <HeadSink.Provider value={sink}>
      <SiteContext.Provider value={SITE}>
        <Data state={{ [key]: { data: guide } }}>
          <Router ssrPath={path}>
            <GuidePage />
          </Router>
        </Data>
      </SiteContext.Provider>
    </HeadSink.Provider>,
  );
  if (!sink.head) throw new Error('The page says nothing about its head.');
  return { html, head: sink.head };
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found);
}

function part(text: string, pattern: RegExp): string {
  const found = pattern.exec(text);
  if (!found) throw new Error(`Nothing matches ${pattern}.`);
  return found[0];
}

/** The text of markup, without its source marks. */
function plain(html: string): string {
  return html
    .replace(/<sup.*?<\/sup>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

function schemaOf(head: Head, type: string): unknown {
  return head.schema?.find((thing) => (thing as { '@type': string })['@type'] === type);
}
