import type { Config } from '../config.ts';

/** What search engines may read: everything that is for everybody, and nothing of a demo, whose people are made up. */
export function robotsText({ demo, siteUrl }: Pick<Config, 'demo' | 'siteUrl'>): string {
  if (demo) return 'User-agent: *\nDisallow: /\n';
  const closed = ['/api/', '/admin', '/user/', '/demo/'].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\nAllow: /\n${closed.join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
