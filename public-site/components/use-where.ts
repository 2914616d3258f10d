import { useState } from 'react';
import useSWR from 'swr';
import type { PlaceSuggestion } from '#contract/search.ts';
import type { WhereSearch } from '#contract/places.ts';
import { getContent } from '../app/data.tsx';
import { NOWHERE, placeOfSuggestion, unknownPlace, whereText } from './search/search-query.ts';
import type { Place, SearchQuery } from './search/search-query.ts';

export interface Where {
  text: string;
  setText: (text: string) => void;
  suggestions: readonly PlaceSuggestion[];
  choose: (suggestion: PlaceSuggestion) => void;
  /**
   * The search for the text and what is typed as a need. The server reads both where the visitor chose no suggestion: a place
   * may stand in the need, and a need in the place.
   */
  search: (need: string) => Promise<Asked>;
}

type Asked = Place & Pick<SearchQuery, 'q'>;

const NONE: readonly PlaceSuggestion[] = [];

/** What the Where field holds, beginning with the place of a search; or with what was `typed`, which is read anew then. */
export function useWhere(start: Place & Partial<Asked>, typed = whereText(start)): Where {
  const [text, setText] = useState(typed);
  const [known, setKnown] = useState({ text: whereText(start), place: start });
  const isNew = text !== known.text && text.trim() !== '';
  const { data = NONE } = useSWR<PlaceSuggestion[]>(isNew ? suggestionsPath(text) : null, {
    keepPreviousData: true,
  });

  return {
    text,
    setText,
    suggestions: isNew ? data : NONE,
    choose(suggestion) {
      setText(suggestion.label);
      setKnown({ text: suggestion.label, place: placeOfSuggestion(suggestion) });
    },
    search: async (need) => {
      const isKnown = text === known.text && (text.trim() !== '' || need === (start.q ?? ''));
      return isKnown ? { ...known.place, q: need } : await searchOf(text, need);
    },
  };
}

function suggestionsPath(text: string): string {
  return `/api/places?q=${encodeURIComponent(text.trim().toLowerCase())}`;
}

/** As the server reads it where there is no JavaScript. Kept as a city when it cannot be asked. */
async function searchOf(text: string, need: string): Promise<Asked> {
  if (text.trim() === '' && need.trim() === '') return { ...NOWHERE, q: '' };
  const fields = new URLSearchParams({ where: text.trim(), q: need.trim() });
  const read = getContent(`/api/places?${fields}`);
  return read
    .then((search) => ({ ...NOWHERE, q: '', ...(search as WhereSearch) }))
    .catch(() => ({ ...unknownPlace(text), q: need }));
}
