import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { PlaceSuggestion } from '#contract/search.ts';
import type { WhereSearch } from '#contract/places.ts';
import type { ApiError } from '../app/api.ts';
import { getContent } from '../app/data.tsx';
import { errorSentence } from '../app/error-sentence.ts';
import { useQueryString } from '../app/navigation.ts';
import { offlineWords } from '../ui/not-loaded.tsx';
import { NOWHERE, placeIn, placeOfSuggestion, whereText } from './search/search-query.ts';
import type { Place, SearchQuery } from './search/search-query.ts';

export interface Where {
  text: string;
  setText: (text: string) => void;
  suggestions: readonly PlaceSuggestion[];
  choose: (suggestion: PlaceSuggestion) => void;
  /**
   * The search for the text and what is typed as a need. The server reads both where the visitor chose no suggestion: a place
   * may stand in the need, and a need in the place. Null when it could not be asked: `unread` says why, and the form is
   * sent again as soon as there is a connection. Null as well when it was asked again meanwhile, or given up by whoever
   * typed on or went elsewhere.
   */
  search: (need: string, form: HTMLFormElement) => Promise<Asked | null>;
  unread: string | undefined;
}

type Asked = Place & Pick<SearchQuery, 'q'>;

/** In milliseconds. */
const AGAIN_AFTER = 3000;
const NONE: readonly PlaceSuggestion[] = [];

/** What the Where field holds, beginning with the place of a search; or with what was `typed`, which is read anew then. */
export function useWhere(start: Place & Partial<Asked>, typed = whereText(start)): Where {
  const [text, setText] = useState(typed);
  const [known, setKnown] = useState({ text: whereText(start), place: placeIn(start) });
  const [unread, setUnread] = useState<{ form: HTMLFormElement; error: ApiError }>();
  const asks = useRef(0);
  const query = useQueryString();
  const isNew = text !== known.text && text.trim() !== '';
  const { data = NONE } = useSWR<PlaceSuggestion[]>(isNew ? suggestionsPath(text) : null, {
    keepPreviousData: true,
  });

  function giveUp() {
    asks.current++;
    setUnread(undefined);
  }
  useLayoutEffect(() => giveUp, [text, query]);

  // Who is connected again may be told so before anybody answers: asked until somebody does.
  useEffect(() => {
    if (unread?.error.status !== 0) return;
    const again = () => navigator.onLine && unread.form.requestSubmit();
    const timer = setInterval(again, AGAIN_AFTER);
    return () => clearInterval(timer);
  }, [unread]);

  return {
    text,
    setText,
    suggestions: isNew ? data : NONE,
    choose(suggestion) {
      setText(suggestion.label);
      setKnown({ text: suggestion.label, place: placeOfSuggestion(suggestion) });
    },
    search: async (need, form) => {
      const isKnown = text === known.text && (text.trim() !== '' || need === (start.q ?? ''));
      const ask = ++asks.current;
      // Who types on sends it when it is whole.
      form.oninput = giveUp;
      try {
        const asked = isKnown ? { ...known.place, q: need } : await searchOf(text, need);
        if (ask !== asks.current) return null;
        setUnread(undefined);
        return asked;
      } catch (error) {
        if (ask === asks.current) setUnread({ form, error: error as ApiError });
        return null;
      }
    },
    unread: unread && (offlineWords(unread.error.status) ?? errorSentence(unread.error)),
  };
}

function suggestionsPath(text: string): string {
  return `/api/places?q=${encodeURIComponent(text.trim().toLowerCase())}`;
}

/** As the server reads it where there is no JavaScript. Throws ApiError. */
async function searchOf(text: string, need: string): Promise<Asked> {
  const asked = { ...NOWHERE, q: '' };
  if (text.trim() === '' && need.trim() === '') return asked;
  const fields = new URLSearchParams({ where: text.trim(), q: need.trim() });
  return { ...asked, ...((await getContent(`/api/places?${fields}`)) as WhereSearch) };
}
