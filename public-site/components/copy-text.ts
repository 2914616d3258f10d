import { showToast } from '../app/toasts.ts';

/** Puts a text on the clipboard, and says so: `done`, or whoever called. Says as well when the browser does not allow it. */
export async function copyText(text: string, done?: string): Promise<boolean> {
  try {
    // Missing where the page did not come by https.
    await navigator.clipboard.writeText(text);
    if (done !== undefined) showToast('success', done);
    return true;
  } catch {
    showToast('warning', `This browser does not let us copy it. Here it is: ${text}`);
    return false;
  }
}
