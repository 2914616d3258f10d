import { createContext, useContext, useEffect } from 'react';
import { useSite } from './site.ts';
import type { Thing, WithContext } from 'schema-dts';

export interface Head {
  /** Without the name of the site, which is added. */
  title: string;
  description?: string;
  /** "noindex" for pages that should not be found. */
  robots?: string;
  /** What the page tells machines, in the words of schema.org. */
  schema?: readonly WithContext<Thing>[];
}

/** On the server, where the page that is rendered leaves its head; null in the browser. */
export const HeadSink = createContext<{ head: Head | null } | null>(null);

/** Sets title, description and robots of the page. */
export function useHead(head: Head): void {
  const sink = useContext(HeadSink);
  const site = useSite();
  if (sink) sink.head = head;
  const title = fullTitle(head.title, site.name);
  useEffect(() => {
    document.title = title;
    setMeta('description', head.description);
    setMeta('robots', head.robots);
  }, [title, head.description, head.robots]);
}

export function fullTitle(title: string, siteName: string): string {
  return `${title} · ${siteName}`;
}

function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) return found?.remove();
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}
