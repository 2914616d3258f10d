import type { Location } from 'fhir/r4';
import { contactsOf } from './practitioner-role.ts';
import type { Source } from './resources.ts';

/** Where the practice is, without a point: the directory knows that of ZIP codes, not of houses. plannet-Location. */
export function location({ id, profile, meta }: Source): Location {
  const { practice_name, street, city, state, zip } = profile;
  return {
    resourceType: 'Location',
    id,
    meta: meta('plannet-Location'),
    status: 'active',
    name: practice_name,
    telecom: contactsOf(profile),
    address: {
      use: 'work',
      text: `${street}, ${city}, ${state} ${zip}`,
      line: [street],
      city,
      state,
      postalCode: zip,
      country: 'US',
    },
  };
}
