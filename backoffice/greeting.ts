import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { MESSAGES } from '#contract/messages.ts';
import { STORED_AS } from '#contract/storage-keys.ts';
import { ofThisTab } from '../saving/browser-storage.ts';

/** Taken when this page starts: who is led away from it is not greeted at the next visit. */
let noted = ofThisTab.take(STORED_AS.signedIn) !== null;

/** SPEC §4, Login: tells the success to an administrator who arrives from signing in. Once. */
export function useGreeting(): void {
  const notify = useNotify();
  useEffect(() => {
    if (!noted) return;
    noted = false;
    notify(MESSAGES.loggedIn, { type: 'success' });
  }, [notify]);
}
