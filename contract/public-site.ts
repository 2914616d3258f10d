/** What a public GET call of the API answers. */
export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Who may keep an answer. cached: the page cache, until the data change, because it is the same for everyone. computed:
 * it is made each time. private: it is made each time, no browser and no proxy keeps it, and its address, which names
 * somebody, is told to nobody.
 */
export type CachePolicy = 'cached' | 'computed' | 'private';

/** What the public site knows of a URL before its page is rendered. */
export interface FoundPage {
  /**
   * The URL without parameters that its page does not know, in the one order, its path as its route writes it: what a
   * cached page is rendered from and cached under.
   */
  canonical: string;
  cache: CachePolicy;
  /** The pattern of its route, for logs. */
  route: string;
}

/** A page as rendered, before it becomes a document. */
export interface RenderedPage {
  status: number;
  title: string;
  description: string | undefined;
  robots: string | undefined;
  /** Path of the page's one address; a page that is not to be found has none. */
  canonical?: string;
  /** Id of what has to have begun to come before anything is painted; without it, whatever has come is. */
  paintedWith?: string;
  /** What a link to the page shows elsewhere; without it, what it shows of the site. */
  share?: Share;
  /** Objects of schema.org, for machines. Addresses in them may be paths of this site. */
  schema: readonly object[];
  /** The page's markup. */
  html: string;
  /** What the page was rendered from, for hydration: path of the API → data or error. */
  state: Record<string, unknown>;
  /** Module of the page, below public-site. */
  source: string;
}

/** In the words of Open Graph. */
export interface Share {
  /** Without the name of the site. */
  title: string;
  type: 'website' | 'article' | 'profile';
  /** Path of a picture of 1200 × 630, and what it shows; without one, the picture of the site. */
  image: { path: string; alt: string } | undefined;
  /** ISO date-time on which an article was published. */
  published: string | undefined;
}

/** What the public site offers to the server; server/app/main.ts hands it over, so that nothing else there imports the site. */
export interface PublicSite {
  /** Loads the code of every page. Call once, before the first render. */
  prepare(): Promise<void>;
  /** The page of a URL, as the route table has it; the not-found page for a URL that no route has. */
  find(url: string): FoundPage;
  /** Renders the page of a URL, as every signed-out visitor sees it, asking `load` for what it shows. */
  render(url: string, load: (path: string) => Answer, site: SiteFacts): RenderedPage;
}

/** What the pages need to know of this installation. */
export interface SiteFacts {
  name: string;
  /** Origin under which visitors know it, without a slash at the end. */
  url: string;
  /** Sample data is shown. */
  demo: boolean;
  /** Where people write to the operator, for the footer. */
  contactAddress: string | null;
  /** Address of the page on a social network, for the footer. */
  socialUrl: string | null;
  /** One line on top of every page. */
  announcement: string | null;
}
