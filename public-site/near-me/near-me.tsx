import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useQueryString } from '../app/navigation.ts';
import { NOWHERE, searchHref, withoutStart } from '../components/search/search-query.ts';
import type { SearchQuery } from '../components/search/search-query.ts';
import { Button } from '../ui/button.tsx';
import { nearestZip } from './nearest-zip.ts';

const NOT_TOLD = 'Your browser did not tell. Type your ZIP code above.';
const FAR_AWAY = 'No ZIP code is near you. Type the one that you look for above.';

/**
 * Asks the browser where it is once that is pressed, and leads to the search around the nearest ZIP code. Not any more for
 * whoever has typed, searched or gone elsewhere meanwhile: that is what they want by then.
 */
export function NearMe({ query }: { query: SearchQuery }) {
  const [said, setSaid] = useState('');
  const [path, navigate] = useLocation();
  const shown = useQueryString();
  const asks = useRef(0);

  function giveUp() {
    asks.current++;
    setSaid('');
  }
  useLayoutEffect(() => giveUp, [path, shown]);
  useEffect(() => {
    const acts = ['input', 'submit'];
    for (const act of acts) addEventListener(act, giveUp);
    return () => {
      for (const act of acts) removeEventListener(act, giveUp);
    };
  }, []);

  async function search() {
    const ask = ++asks.current;
    setSaid('Looking for the nearest ZIP code …');
    const zip = await nearestZip().catch(() => undefined);
    if (ask !== asks.current) return;
    if (zip) navigate(searchHref({ ...withoutStart(query), ...NOWHERE, searchZipCode: zip }));
    else setSaid(zip === null ? FAR_AWAY : NOT_TOLD);
  }

  return (
    <>
      <Button look="quiet" size="s" onClick={() => void search()}>
        Use my position
      </Button>{' '}
      <span role="status">{said}</span>
    </>
  );
}
