import type { Practice, ProfileDraft } from '#contract/profiles.ts';
import { STATES } from '#contract/vocabulary.ts';
import type { Places } from '../../../db/places/places.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { isAmericanPhone } from './is-american-phone.ts';

/** What no schema knows: throws 202 for a ZIP code that is not in its state, and for a telephone of no area of ours. */
export function refuseUnfit(places: Pick<Places, 'zip'>, profile: ProfileDraft): void {
  refuseUnfitPractice(places, profile, '');
  profile.other_practices?.forEach((practice, i) =>
    refuseUnfitPractice(places, practice, `other_practices.${i}.`),
  );
}

/** `at`: what its fields begin with. */
function refuseUnfitPractice(
  places: Pick<Places, 'zip'>,
  { zip, state, phone }: Partial<Practice>,
  at: string,
): void {
  if (zip !== undefined && state !== undefined) {
    const place = places.zip(zip);
    if (!place) throw unfit(`${at}zip`, `There is no ZIP code ${zip}: please check it.`);
    if (place.state !== state) {
      throw unfit(`${at}zip`, `The ZIP code ${zip} is in ${STATES[place.state]}, not in ${STATES[state]}.`);
    }
  }
  if (phone !== undefined && !isAmericanPhone(phone)) {
    throw unfit(
      `${at}phone`,
      'There is no such telephone number in the United States: please check the area code.',
    );
  }
}

function unfit(field: string, message: string): Refusal {
  return new Refusal(202, message, { field });
}
