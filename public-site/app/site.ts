import { createContext, useContext } from 'react';
import type { SiteFacts } from '#contract/public-site.ts';

export const SiteContext = createContext<SiteFacts>({
  name: '',
  url: '',
  demo: false,
  contactAddress: null,
  socialUrl: null,
  announcement: null,
});

export function useSite(): SiteFacts {
  return useContext(SiteContext);
}
