import type { Location, LocationHoursOfOperation } from 'fhir/r4';
import { practicesOf } from '#contract/profiles.ts';
import type { WorkingHours } from '#contract/profiles.ts';
import { availableTimes } from './available-times.ts';
import { locationId } from './location-id.ts';
import { contactsOf } from './practitioner-role.ts';
import type { Source } from './source.ts';

/**
 * Where one of the practices is, without a point: the directory knows that of ZIP codes, not of houses; and without a
 * street that the doctor hides. plannet-Location.
 */
export function location({ doctor, profile, practice, meta }: Source): Location {
  const practices = practicesOf(profile);
  const { practice_name, street, city, state, zip, phone, working_time, video_only } = practices[practice];
  const { email, website } = profile;
  return {
    resourceType: 'Location',
    id: locationId(doctor, practice),
    meta: meta('plannet-Location'),
    status: 'active',
    name: practice_name,
    ...(video_only && { description: 'By video only: nobody is seen here.' }),
    telecom: contactsOf({ phone, email, website }),
    address: {
      use: 'work',
      text: `${street === null ? '' : `${street}, `}${city}, ${state} ${zip}`,
      ...(street !== null && { line: [street] }),
      city,
      state,
      postalCode: zip,
      country: 'US',
    },
    // With one practice they are the role's.
    ...(practices.length > 1 && working_time.length > 0 && { hoursOfOperation: hoursOf(working_time) }),
  };
}

function hoursOf(hours: readonly WorkingHours[]): LocationHoursOfOperation[] {
  return availableTimes(hours).map(({ daysOfWeek, allDay, availableStartTime, availableEndTime }) => ({
    daysOfWeek,
    ...(allDay ? { allDay } : { openingTime: availableStartTime, closingTime: availableEndTime }),
  }));
}
