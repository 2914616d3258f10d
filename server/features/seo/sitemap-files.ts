import { finished } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import type { SitemapEntry, SitemapSource } from './sitemap-sources.ts';

/** Files compressed with gzip, by their path. */
export type SitemapFiles = ReadonlyMap<string, Buffer>;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Writes the files; an index of them when there are more than `most` addresses. */
export async function sitemapFiles(
  sources: readonly SitemapSource[],
  siteUrl: string,
  most: number,
): Promise<SitemapFiles> {
  const written = [createFile()];
  let room = most;
  for (const batch of batchesOf(sources)) {
    for (let start = 0; start < batch.length;) {
      if (room === 0) {
        written.push(createFile());
        room = most;
      }
      const part = batch.slice(start, start + room);
      await written[written.length - 1].add(part.map((entry) => urlOf(entry, siteUrl)).join(''));
      start += part.length;
      room -= part.length;
    }
  }
  const sets = await Promise.all(written.map((file) => file.end('</urlset>\n')));
  if (sets.length === 1) return new Map([['/sitemap.xml', sets[0]]]);
  const paths = sets.map((_, index) => `/sitemap-${index + 1}.xml`);
  return new Map([
    ['/sitemap.xml', gzipSync(indexOf(paths, siteUrl))],
    ...paths.map((path, index) => [path, sets[index]] as const),
  ]);
}

function* batchesOf(sources: readonly SitemapSource[]): Iterable<readonly SitemapEntry[]> {
  for (const source of sources) yield* source();
}

/** A file that is compressed as it is written, beside the main thread: each addition lets others in. */
function createFile() {
  const chunks: Buffer[] = [];
  const gzip = createGzip().on('data', (chunk: Buffer) => chunks.push(chunk));
  gzip.write(`${DECLARATION}<urlset ${NAMESPACE}>\n`);
  return {
    add: (text: string): Promise<void> => new Promise((done) => gzip.write(text, () => done())),
    async end(text: string): Promise<Buffer> {
      gzip.end(text);
      await finished(gzip);
      return Buffer.concat(chunks);
    },
  };
}

function urlOf({ path, changed }: SitemapEntry, siteUrl: string): string {
  const lastmod = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}</url>\n`;
}

function indexOf(paths: readonly string[], siteUrl: string): string {
  const files = paths.map((path) => `<sitemap><loc>${escapeHtml(siteUrl + path)}</loc></sitemap>\n`);
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`;
}
