import { createContext, useContext, useEffect } from 'react';
import { useSite } from './site.ts';
import type { Thing, WithContext } from 'schema-dts';

export interface Head {
  /** Without the name of the site, which is added. */
  title: string;
  /** Only documents need it: `import.meta.env.SSR` before it keeps a long one out of the browser's code. */
  description?: string;
  /** "noindex" for pages that should not be found. */
  robots?: string;
  /** The one address of the page: its path, with the query that makes it another page. Without it, the path alone. */
  canonical?: string;
  /** What a link to the page shows elsewhere; without one, the picture of the site. */
  image?: HeadImage;
  /** In the words of Open Graph; without it, a website. */
  type?: 'website' | 'article' | 'profile';
  /** Id of what has to have begun to come before anything is painted: where a part takes its place by those behind it. */
  paintedWith?: string;
  /** ISO date-time on which an article was published. */
  published?: string;
  /**
   * What the page tells machines, in the words of schema.org. Addresses may be paths of this site. Only documents have
   * it: `import.meta.env.SSR` before it keeps its code out of the browser's.
   */
  schema?: readonly WithContext<Thing>[];
}

export interface HeadImage {
  /** Of a picture of 1200 × 630 on this site. */
  path: string;
  /** What it shows, in words. */
  alt: string;
}

/** Where what is rendered leaves its head: on the server the page, in the browser one that is shown within another. */
export const HeadSink = createContext<{ head: Head | null } | null>(null);

/** Sets title, description, robots and canonical of the page; what a link shows elsewhere is the server's alone. */
export function useHead(head: Head): void {
  const sink = useContext(HeadSink);
  const site = useSite();
  if (sink) sink.head = head;
  const { description, robots, canonical } = head;
  const title = fullTitle(head.title, site.name);
  useEffect(() => {
    if (sink) return;
    // That of the document that came is its own.
    if (description || document.title !== title) setMeta('description', description);
    document.title = title;
    setMeta('robots', robots);
    const path = canonicalOf({ robots, canonical }, location.pathname);
    setCanonical(path && new URL(path, site.url).href);
  }, [sink, title, description, robots, canonical, site.url]);
}

export function fullTitle(title: string, siteName: string): string {
  return `${title} · ${siteName}`;
}

/** The one address of a page that is shown at a path; none for a page that is not to be found. */
export function canonicalOf(
  { robots, canonical }: Pick<Head, 'robots' | 'canonical'>,
  path: string,
): string | undefined {
  return robots?.includes('noindex') ? undefined : (canonical ?? path);
}

function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

function setCanonical(href: string | undefined): void {
  const found = document.head.querySelector('link[rel="canonical"]');
  if (href === undefined) return found?.remove();
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', 'canonical');
  link.setAttribute('href', href);
}
