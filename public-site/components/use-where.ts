import { useState } from 'react';
import useSWR from 'swr';
import type { PlaceSuggestion } from '#contract/doctors.ts';
import { getContent } from '../app/data.tsx';
import { placeOfSuggestion, placeOfText, unknownPlace, whereText } from '../app/search-query.ts';
import type { Place } from '../app/search-query.ts';

export interface Where {
  text: string;
  setText: (text: string) => void;
  suggestions: readonly PlaceSuggestion[];
  choose: (suggestion: PlaceSuggestion) => void;
  /** The place that the text means. Asks the server when the visitor chose no suggestion. */
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
    place: async () =>
      text === known.text ? known.place : (placeOfText(text) ?? (await likeliestPlace(text))),
  };
}

function suggestionsPath(text: string): string {
  return `/api/places?q=${encodeURIComponent(text.trim().toLowerCase())}`;
}

async function likeliestPlace(text: string): Promise<Place> {
  const found = (await getContent(suggestionsPath(text)).catch(() => [])) as PlaceSuggestion[];
  if (!found[0]) return unknownPlace(text);
  // A city without its state: the search knows which of that name is meant, and names the others.
  const isName = found[0].city?.toLowerCase() === text.trim().toLowerCase();
  return isName ? unknownPlace(text) : placeOfSuggestion(found[0]);
}
