import { useState } from 'react';
import useSWR from 'swr';
import type { PlaceSuggestion } from '#contract/doctors.ts';
import type { WhereSearch } from '#contract/places.ts';
import { getContent } from '../app/data.tsx';
import { NOWHERE, placeOfSuggestion, unknownPlace, whereText } from '../app/search-query.ts';
import type { Place } from '../app/search-query.ts';

export interface Where {
  text: string;
  setText: (text: string) => void;
  suggestions: readonly PlaceSuggestion[];
  choose: (suggestion: PlaceSuggestion) => void;
  /** The place that the text means: the server reads it when the visitor chose no suggestion. */
  place: () => Promise<Place>;
}

const NONE: readonly PlaceSuggestion[] = [];

/** What the Where field holds, beginning with the place of a search. */
export function useWhere(start: Place): Where {
  const [text, setText] = useState(whereText(start));
  const [known, setKnown] = useState({ text, place: start });
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
    place: async () => (text === known.text ? known.place : await placeOfText(text)),
  };
}

function suggestionsPath(text: string): string {
  return `/api/places?q=${encodeURIComponent(text.trim().toLowerCase())}`;
}

/** As the server reads it where there is no JavaScript. Kept as a city when it cannot be asked. */
async function placeOfText(text: string): Promise<Place> {
  if (text.trim() === '') return NOWHERE;
  const read = getContent(`/api/places?where=${encodeURIComponent(text.trim())}`);
  return read.then((search) => ({ ...NOWHERE, ...(search as WhereSearch) })).catch(() => unknownPlace(text));
}
