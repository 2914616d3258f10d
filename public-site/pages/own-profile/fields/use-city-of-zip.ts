import { useRef } from 'react';
import type { InputEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { API } from '#contract/paths.ts';
import type { PlaceSuggestion } from '#contract/search.ts';
import { getContent } from '../../../app/data.tsx';
import type { PracticeAt, ProfileForm } from './profile-form.ts';

/** For the field of a ZIP code: once it is whole, its city and state are filled in, unless somebody has typed others. */
export function useCityOfZip(at: PracticeAt): (event: InputEvent<HTMLInputElement>) => void {
  const { setValue, getValues, clearErrors } = useFormContext<ProfileForm>();
  const filled = useRef<{ city?: string; state?: string }>({});

  async function fillIn(zip: string) {
    // Whoever cannot be asked is no help, and no hindrance: the server checks the three when they are saved.
    const found = await getContent(`${API.places}?q=${zip}`).catch(() => []);
    const place = (found as PlaceSuggestion[]).find((one) => one.zip === zip);
    if (!place?.city || getValues(`${at}zip`) !== zip) return;
    const { city, state } = place;
    for (const [name, value] of [
      ['city', city],
      ['state', state],
    ] as const) {
      const typed = getValues(`${at}${name}`);
      if (typed && typed !== filled.current[name]) continue;
      setValue(`${at}${name}`, value, { shouldDirty: true });
      clearErrors(`${at}${name}`);
    }
    filled.current = { city, state };
  }

  return ({ currentTarget: { value } }) => {
    if (/^\d{5}$/.test(value)) void fillIn(value);
  };
}
