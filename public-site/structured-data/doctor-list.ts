import type { ItemList, WithContext } from 'schema-dts';
import type { DoctorCard } from '#contract/search.ts';
import { doctorPath } from '#contract/paths.ts';
import { CONTEXT } from './site.ts';

/** The doctors that a page lists, in its order, for machines. */
export function doctorList(
  doctors: readonly Pick<DoctorCard, 'id' | 'first_name' | 'last_name'>[],
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: doctors.length,
    itemListElement: doctors.map(({ id, first_name, last_name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `Dr. ${first_name} ${last_name}`,
      url: doctorPath(id),
    })),
  };
}
