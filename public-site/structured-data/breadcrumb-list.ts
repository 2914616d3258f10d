import type { BreadcrumbList, WithContext } from 'schema-dts';
import { CONTEXT } from './site.ts';

interface Crumb {
  label: string;
  /** Without it, the crumb is the page itself. */
  href?: string;
}

/** The way from the directory down to a page, for machines. */
export function breadcrumbList(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: href }),
    })),
  };
}
