/** Where backoffice/greeting.tsx looks whether somebody has just signed in. */
const NOTED_AS = 'signed-in';

/** SPEC §4, Login: has the success told in the backoffice, for whoever arrives there; this page is gone before. */
export function greetInBackoffice(): void {
  try {
    sessionStorage.setItem(NOTED_AS, 'yes');
  } catch {
    // Where storage is forbidden, nobody arrives there.
  }
}
