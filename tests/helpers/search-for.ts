import type { Found, PageAsked, Search } from '../../db/search/search.ts';
import type { Asked } from '../../db/search/wish.ts';

/** Who fulfils what is asked for, everywhere unless it says where; the first hundred of them. */
export function searchFor(
  { wishOfQuery, find }: Search,
  { sort, count = 100, start = 0, ...asked }: Partial<Asked & PageAsked> = {},
): Found {
  return find(wishOfQuery({ place: { kind: 'everywhere' }, ...asked }), { sort, count, start });
}
