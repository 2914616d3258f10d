import { useEffect } from 'react';
import type { Answer, DoctorSearch } from '#contract/search.ts';

/** Never on the server: its pages are the same for everybody. */
let seen: DoctorSearch | undefined;

/** Remembers a search for profiles and for the call list. */
export function useSearchRemembered(found: DoctorSearch | undefined): void {
  useEffect(() => {
    if (found) seen = found;
  }, [found]);
}

/** The visitor's last search of this visit; undefined without one. */
export function searchSeen(): DoctorSearch | undefined {
  return seen;
}

/** What a doctor answers to that search; nothing without one. */
export function answersSeen(id: number): Answer[] {
  return seen?.data.find((doctor) => doctor.id === id)?.answers ?? [];
}
