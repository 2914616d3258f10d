/* structured-data/: the pages for machines (schema.org), made while the server renders. */
import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import type { SiteFacts } from '#contract/public-site.ts';

export const CONTEXT = 'https://schema.org';

/** The directory as a site with a search, for machines. */
export function webSite({ name }: SiteFacts): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?q={words}' },
    'query-input': 'required name=words',
  };
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: '/',
    inLanguage: 'en-US',
    potentialAction: search,
  };
}

/** Who publishes it. */
export function organization({ name, socialUrl }: SiteFacts): WithContext<Organization> {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name,
    url: '/',
    logo: '/favicon.svg',
    ...(socialUrl !== null && { sameAs: socialUrl }),
  };
}
