import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSaver } from '../../../saving/use-saver.ts';
import type { Saver } from '../../../saving/saver.ts';
import type { Sent, Shown, Written } from '../../../saving/saver-types.ts';
import { currentSession } from '../../app/session.ts';
import { showToast } from '../../app/toasts.ts';
import { answered } from './answered.ts';

/** To whoever comes back. */
export const RESTORED = 'What you typed here before had not been saved: it is back.';

/** A kind of draft, and how it is saved. Both calls throw ApiError. */
export interface WrittenDraft<Saved, Text extends object>
  extends
    Pick<Written<Saved, Text>, 'version' | 'text' | 'under' | 'isAllText' | 'parts' | 'together'>,
    // Unless it says otherwise, all of it is a draft.
    Partial<Pick<Written<Saved, Text>, 'isDraft'>> {
  /** 409: it is not a change of the last one. */
  save: (sent: Sent<Text>) => Promise<Saved>;
  /** The last one. */
  latest: () => Promise<Saved>;
}

export interface Draft<Saved, Text extends object> extends Shown<Saved, Text> {
  saver: Saver<Saved, Text>;
  /** What the form begins with. */
  start: Text;
}

/** A draft of a doctor (an account's id), by a name of the doctor's own: see saving/saver.ts. */
export function useDraft<Saved, Text extends object>(
  { save, latest, ...kind }: WrittenDraft<Saved, Text>,
  opened: Saved,
  { doctor, name }: { doctor: number; name: string },
): Draft<Saved, Text> {
  const written: Written<Saved, Text> = {
    isDraft: () => true,
    ...kind,
    save: (sent) => answered(isSignedIn(doctor), { save: () => save(sent), latest }),
  };
  const draft = useSaver(written, opened, draftName(doctor, name));
  const { isRestored, beginning } = draft;
  const start = useMemo(() => draft.text, [beginning]);
  useEffect(() => {
    if (isRestored) showToast('success', RESTORED);
  }, [isRestored]);
  return { ...draft, start };
}

/** What this browser keeps a draft by. */
export function draftName(doctor: number, name: string): string {
  return `doctor-${doctor}-${name}`;
}

function isSignedIn(doctor: number): boolean {
  const session = currentSession();
  return session.status === 'signed-in' && session.user.id === doctor;
}

/** Tells a form of its own of what another device has changed, before anything else is typed. */
export function useJoined<Saved, Text extends object>(
  saver: Saver<Saved, Text>,
  fill: (text: Text) => void,
): void {
  const latest = useRef(fill);
  useLayoutEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    let { joined } = saver.shown();
    return saver.listen(() => {
      const now = saver.shown();
      if (now.joined === joined) return;
      joined = now.joined;
      latest.current(now.text);
    });
  }, [saver]);
}
