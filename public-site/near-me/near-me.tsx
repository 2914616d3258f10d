import { useState } from 'react';
import { useLocation } from 'wouter';
import { NOWHERE, searchHref, withoutStart } from '../components/search/search-query.ts';
import type { SearchQuery } from '../components/search/search-query.ts';
import { Button } from '../ui/button.tsx';
import { nearestZip } from './nearest-zip.ts';

const NOT_TOLD = 'Your browser did not tell. Type your ZIP code above.';
const FAR_AWAY = 'No ZIP code is near you. Type the one that you look for above.';

/** Asks the browser where it is once that is pressed, and leads to the search around the nearest ZIP code. */
export function NearMe({ query }: { query: SearchQuery }) {
  const [said, setSaid] = useState('');
  const [, navigate] = useLocation();

  async function search() {
    setSaid('Looking for the nearest ZIP code …');
    const zip = await nearestZip().catch(() => undefined);
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
