import { sitemapFiles } from './sitemap-files.ts';
import type { SitemapFiles } from './sitemap-files.ts';
import type { SitemapSource } from './sitemap-sources.ts';

/** What the protocol (sitemaps.org) allows in one file. */
const MOST_IN_FILE = 50_000;
/** At most a tenth of the time goes into making it again. */
const REST = 10;

interface Made {
  revision: number;
  files: SitemapFiles;
  /** Milliseconds of performance.now(). */
  until: number;
}

/**
 * The sitemap, made in batches when it is first asked for and kept until something has changed; an index of files when
 * there are more addresses than one file may have.
 */
export function createSitemap(
  sources: readonly SitemapSource[],
  siteUrl: string,
  revision: () => number,
  mostInFile = MOST_IN_FILE,
) {
  let made: Made | null = null;
  let making: Promise<Made> | null = null;

  return {
    /** The file of a path such as /sitemap.xml, compressed with gzip; null for a path that it does not have. */
    async file(path: string): Promise<Buffer | null> {
      const { files } = made && isCurrent(made) ? made : await (making ??= make());
      return files.get(path) ?? null;
    },
  };

  function isCurrent({ revision: then, until }: Made): boolean {
    return then === revision() || performance.now() < until;
  }

  async function make(): Promise<Made> {
    try {
      const began = performance.now();
      const before = revision();
      const files = await sitemapFiles(sources, siteUrl, mostInFile);
      const ended = performance.now();
      made = { revision: before, files, until: ended + REST * (ended - began) };
      return made;
    } finally {
      making = null;
    }
  }
}
