import { useSyncExternalStore } from 'react';
import type { DoctorProfile } from '#contract/profiles.ts';
import { isHydrating } from '../app/hydrate-later.tsx';
import { timeZoneOf } from '#contract/time-zones.ts';
import { openNow } from './open-now.ts';
import type { OpenNow } from './open-now.ts';

const MINUTE = 60_000;
/** The first time zone that a browser is asked for takes as long as much of the page: its turn comes after that. */
let isAsked = false;

/**
 * Whether a practice is open, by the clock of where it is. Undefined on the server and while hydrating, because a kept
 * page is the same at every hour; null where no hours are published. What shows it is marked `data-clock`.
 */
export function useOpenNow({
  working_time,
  state,
  zip,
}: Pick<DoctorProfile, 'working_time' | 'state' | 'zip'>): OpenNow | null | undefined {
  const minutes = useSyncExternalStore(everyMinute, minutesNow, unknown);
  return minutes === null
    ? undefined
    : openNow(working_time, timeZoneOf(state, zip), new Date(minutes * MINUTE));
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE / 4);
  let first = setTimeout(begin);
  function begin() {
    if (isHydrating()) {
      first = setTimeout(begin);
      return;
    }
    isAsked = true;
    listener();
  }
  return () => {
    clearInterval(timer);
    clearTimeout(first);
  };
}

function minutesNow(): number | null {
  return isAsked ? Math.floor(Date.now() / MINUTE) : null;
}

function unknown(): number | null {
  return null;
}
