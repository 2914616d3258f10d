import type { DoctorSearch } from '#contract/search.ts';
import { numberText } from '#contract/wording.ts';
import type { SearchQuery } from '../../components/search/search-query.ts';

/** Some of the doctors of a page, from `first` to before `end`, under a heading. */
interface Group {
  heading: string | null;
  first: number;
  end: number;
}

/** By video around a point: those who can be visited too, and those who are farther away or see nobody in person. */
export function groupsOf(query: SearchQuery, { data, nearby, totalCount, radius }: DoctorSearch): Group[] {
  if (nearby === null || nearby === totalCount) return [{ heading: null, first: 0, end: data.length }];
  const within = Math.min(data.length, Math.max(0, nearby - Number(query.searchStart)));
  return [
    { heading: `${numberText(nearby)} within ${radius} miles`, first: 0, end: within },
    {
      heading: `${numberText(totalCount - nearby)} more by video`,
      first: within,
      end: data.length,
    },
  ].filter(({ first, end }) => first < end);
}
