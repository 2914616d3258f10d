import { expect, it } from 'vitest';
import { prepare, render } from '../../public-site/entry-server.tsx';
import { HEADER_LINKS } from '../../public-site/layout/links.ts';
import type { SiteFacts } from '#contract/public-site.ts';

const SITE: SiteFacts = {
  name: 'One Directory',
  url: 'http://one.example.com',
  demo: false,
  contactAddress: null,
  socialUrl: null,
  announcement: null,
};
const htmlOf = (path: string, site = SITE) =>
  render(path, () => ({ status: 404, body: { message: 'Not found' } }), site).html;

it('the header tells where one is, and both it and the footer what the site is now, whatever was rendered before', async () => {
  await prepare();
  const paths = HEADER_LINKS.map(({ href }) => href);
  for (const path of [...paths, ...paths]) {
    const current = [...htmlOf(path).matchAll(/<a [^>]*aria-current[^>]*>/g)].map(
      ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
    );
    expect(new Set(current)).toEqual(new Set([path]));
  }
  const changed = {
    ...SITE,
    name: 'Another',
    announcement: 'Closed on Monday',
    contactAddress: 'a@example.com',
  };
  const html = htmlOf('/pricing', changed);
  for (const told of ['Another', 'Closed on Monday', 'mailto:a@example.com']) expect(html).toContain(told);
  expect(html).not.toContain('One Directory');
  expect(htmlOf('/pricing')).not.toContain('Another');
});
