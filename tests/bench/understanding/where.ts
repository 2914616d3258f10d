import { API, PAGES } from '#contract/paths.ts';
import type { DoctorSearch } from '#contract/search.ts';
import type { Store } from '../../../db/store.ts';
import { publicApiOf } from '../../helpers/public-api.ts';
import { createRedirects } from '../../../server/features/pages/redirects.ts';
import { WHERE_CASES } from '../../places/where-cases.ts';
import type { WhereCase } from '../../places/where-cases.ts';
import type { Outcome } from './outcome.ts';

/** What each text typed as a place leads to: the label of the place that `/search?where=…` finds. */
export function measureWhere(store: Store, cases: WhereCase[] = WHERE_CASES): Outcome[] {
  const label = createLabelOf(store);
  return cases.map(({ family, text, expect }) => {
    const got = label(text);
    return { family, text, expected: String(expect), got, hit: expect.test(got) };
  });
}

function createLabelOf(store: Store): (text: string) => string {
  const api = publicApiOf(store);
  const redirect = createRedirects({ find: () => ({ canonical: null }) as never }, store);
  return (text) => {
    const to = redirect(`${PAGES.search}?where=${encodeURIComponent(text)}`)?.();
    const answer = api.ask(`${API.doctors}${to?.location.replace(/^[^?]*/, '') ?? ''}`);
    if (answer?.status !== 200) return `(${answer?.status})`;
    return (answer.body as DoctorSearch).place?.label ?? 'everywhere';
  };
}
