/** Landing pages: who is listed in a state or city, for which condition, told in sentences. */
import { kept } from '../../platform/public-api/public-api.ts';
import type { PublicCalls } from '../../platform/public-api/public-api.ts';
import type { Store } from '../../../db/store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { landing } from './landing.ts';
import { landingParts, landingSubject } from './landing-subject.ts';
import { createListedCities } from './listed-cities.ts';
import { overview } from './overview.ts';

/** The answers of the landing pages: /api/landing for the whole directory, /api/landing/{state}[/{city}[/{condition}]]. */
export function landingApi(store: Store): PublicCalls {
  const cities = createListedCities(store);
  return (path) => {
    const parts = landingParts(path, /^\/api\/landing(?=\/|$)/);
    if (!parts) return null;
    if (parts.length === 0) return kept(() => overview(store));
    return kept(() => {
      const subject = landingSubject(store.places, parts);
      if (!subject) throw new Refusal(404, 'We do not know that place.');
      return landing(store, cities, subject);
    });
  };
}
