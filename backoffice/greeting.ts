import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { MESSAGES } from '#contract/messages.ts';

/** Where public-site/greeting.ts notes a sign-in, as its own page is gone before it could tell. */
const NOTED_AS = 'signed-in';

/** Taken when this page starts: who is led away from it is not greeted at the next visit. */
let noted = takeNote();

/** SPEC §4, Login: tells the success to an administrator who arrives from signing in. Once. */
export function useGreeting(): void {
  const notify = useNotify();
  useEffect(() => {
    if (!noted) return;
    noted = false;
    notify(MESSAGES.loggedIn, { type: 'success' });
  }, [notify]);
}

function takeNote(): boolean {
  try {
    const found = sessionStorage.getItem(NOTED_AS) !== null;
    sessionStorage.removeItem(NOTED_AS);
    return found;
  } catch {
    return false;
  }
}
