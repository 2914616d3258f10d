import { MOST_PRACTICES } from '#contract/constants.ts';
import { idIn } from '#contract/paths.ts';

/** The id of the Location of a practice, from 0: that of the first is the doctor's, the second of 12 is `12-2`. */
export function locationId(doctor: number, practice: number): string {
  return practice === 0 ? String(doctor) : `${doctor}-${practice + 1}`;
}

/** The same the other way around; null for what is no such id. */
export function locationIn(id: string): { id: number; practice: number } | null {
  const [, doctor, place = '1'] = /^(\d+)(?:-([2-9]))?$/.exec(id) ?? [];
  const number = doctor === undefined ? 0 : idIn(doctor);
  const practice = Number(place) - 1;
  return number === 0 || practice >= MOST_PRACTICES ? null : { id: number, practice };
}
