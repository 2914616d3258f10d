/** Files of the built site that a document refers to, as paths on this origin. */
export interface PageAssets {
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** Modules to load early for a page module. */
  modulesOf(source: string): string[];
}

/** Documents for URLs. */
export interface Pages {
  document(url: string): { status: number; text: string };
  /** Where the page of a URL is when the URL is another spelling of its address, else null. */
  moved(url: string): string | null;
  canonical(url: string): string;
}
