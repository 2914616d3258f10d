import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { HeadSink } from '../../public-site/head.ts';
import type { Head } from '../../public-site/head.ts';
import AboutUsPage from '../../public-site/pages/aboutus/aboutus-page.tsx';
import InsurancePage from '../../public-site/pages/insurance/insurance-page.tsx';
import PrivacyPolicyPage from '../../public-site/pages/privacypolicy/privacypolicy-page.tsx';
import TermsPage from '../../public-site/pages/terms/terms-page.tsx';
import TreatmentPage from '../../public-site/pages/treatment/treatment-page.tsx';
import { SiteContext } from '../../public-site/site.ts';

const PAGES: { path: string; Page: ComponentType; types: string[] }[] = [
  { path: '/aboutus', Page: AboutUsPage, types: ['AboutPage', 'FAQPage', 'BreadcrumbList'] },
  { path: '/terms', Page: TermsPage, types: ['FAQPage', 'BreadcrumbList'] },
  { path: '/privacypolicy', Page: PrivacyPolicyPage, types: ['FAQPage', 'BreadcrumbList'] },
  { path: '/treatment', Page: TreatmentPage, types: ['MedicalWebPage', 'FAQPage', 'BreadcrumbList'] },
  { path: '/insurance', Page: InsurancePage, types: ['MedicalWebPage', 'FAQPage', 'BreadcrumbList'] },
];

describe.each(PAGES)('$path', ({ path, Page, types }) => {
  const { html, head } = rendered(path, Page);
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

  it('tells machines the very questions and answers that it shows', () => {
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
    const other = links.filter((href) => !/^(\/|#|tel:|sms:)/.test(href));
    expect(other.filter((href) => !href.startsWith('https://'))).toEqual([]);
  });
});

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

function rendered(path: string, Page: ComponentType): { html: string; head: Head } {
  const sink: { head: Head | null } = { head: null };
  const html = renderToString(
    <HeadSink.Provider value={sink}>
      <SiteContext.Provider
        value={{
          name: 'Test & Directory',
          url: 'https://directory.example.org',
          demo: true,
          socialUrl: 'https://example.com',
        }}
      >
        <Router ssrPath={path}>
          <Page />
        </Router>
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
