import { browser } from '../../../saving/page-events.ts';
import { forgetTexts } from '../../../saving/unsaved-text.ts';
import { draftName } from './use-draft.ts';

/** Forgets all that this browser keeps of what a doctor (an account's id) has typed. */
export function forgetDrafts(doctor: number): void {
  forgetTexts(browser.storage, draftName(doctor, ''));
}
