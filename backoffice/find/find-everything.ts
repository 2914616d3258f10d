import type { DataProvider, RaRecord } from 'react-admin';
import { numberText } from '#contract/wording.ts';
import { KINDS, listOf } from './kinds.ts';
import type { Found, Kind } from './kinds.ts';

/** Shown of each list. What is read of people counts, as it does in their lists (server/platform/security/read-quota.ts). */
const OF_EACH = 4;

/** What each list has first for `q`, and the way to the others. Rejects with an HttpError. */
export async function findEverything(dataProvider: DataProvider, q: string): Promise<Found[]> {
  return (await Promise.all(KINDS.map((kind) => ofKind(dataProvider, kind, q)))).flat();
}

async function ofKind(dataProvider: DataProvider, kind: Kind, q: string): Promise<Found[]> {
  const { resource, group, sort } = kind;
  const found = kind.found as (record: RaRecord) => Omit<Found, 'group'>;
  const { data, total = 0 } = await dataProvider.getList<RaRecord>(resource, {
    filter: { q },
    sort: { field: sort, order: 'DESC' },
    pagination: { page: 1, perPage: OF_EACH },
  });
  const first = data.map((record) => ({ group, ...found(record) }));
  const left = total - first.length;
  if (left <= 0) return first;
  return [...first, { group, title: `${numberText(left)} more …`, about: '', to: listOf(resource, q) }];
}
