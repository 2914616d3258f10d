import { createContext, useContext } from 'react';

/** What the pages need to know of this installation. */
export interface Site {
  name: string;
  /** Origin under which visitors know it, without a slash at the end. */
  url: string;
  /** Sample data is shown. */
  demo: boolean;
  /** Address of the page on a social network, for the footer. */
  socialUrl: string | null;
}

export const SiteContext = createContext<Site>({ name: '', url: '', demo: false, socialUrl: null });

export function useSite(): Site {
  return useContext(SiteContext);
}
