import { useEffect } from 'react';
import type { Answer, DoctorResult } from '#contract/doctors.ts';

/** Of the last list of results on this visit, by the doctor's id. Never on the server: its pages are the same for everybody. */
let seen = new Map<number, Answer[]>();

/** Remembers what the doctors of a search answer to it, for their profiles. */
export function useAnswersRemembered(results: readonly DoctorResult[] | undefined): void {
  useEffect(() => {
    if (results) seen = new Map(results.map(({ id, answers }) => [id, answers]));
  }, [results]);
}

/** What a doctor answers to the visitor's last search; nothing without one. */
export function answersSeen(id: number): Answer[] {
  return seen.get(id) ?? [];
}
