import type { DoctorProfile } from '#contract/profiles.ts';
import { doctorCall } from '#contract/paths.ts';
import { ApiError } from '../../app/api.ts';
import { getContent } from '../../app/data.tsx';
import { changeList } from '../../components/call-list/change-list.ts';
import { factsOf } from '../../components/call-list/saved-list.ts';
import type { SavedDoctor } from '../../components/call-list/saved-list.ts';

/**
 * Reads anew what the directory says of doctors, one call each, as opening their profiles would; whoever has left stays
 * as they were saved. False when somebody could not be asked about, or the browser does not keep the answers.
 */
export async function refreshList(ids: readonly number[], now: Date): Promise<boolean> {
  const answers = await Promise.allSettled(ids.map((id) => read(id, now)));
  const found = new Map(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])));
  const isSaved = changeList(({ doctors, wish }) => ({
    doctors: doctors.map((doctor) => ({ ...doctor, ...found.get(doctor.id)?.(doctor) })),
    wish,
  }));
  return isSaved && found.size === ids.length;
}

type Read = (saved: SavedDoctor) => Partial<SavedDoctor>;

async function read(id: number, now: Date): Promise<[number, Read]> {
  try {
    const profile = (await getContent(doctorCall(id))) as DoctorProfile;
    const read_at = now.toISOString();
    return [id, (saved) => ({ ...factsOf(profile, saved), read_at, listed: true })];
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410))
      return [id, () => ({ listed: false })];
    throw error;
  }
}
