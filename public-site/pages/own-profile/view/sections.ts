import { browser } from '../../../../saving/page-events.ts';
import { unsavedTexts } from '../../../../saving/unsaved-text.ts';
import { draftName } from '../../../components/drafts/use-draft.ts';

const SECTIONS = ['contact', 'summary', 'education', 'hours', 'title'] as const;

export type SectionName = (typeof SECTIONS)[number];

/** What of a doctor's own this browser keeps a section by. */
export function sectionDraft(section: SectionName): string {
  return `section-${section}`;
}

/** The section in which a doctor (an account's id) typed something that was not saved. */
export function sectionWithUnsaved(doctor: number): SectionName | null {
  const isLeft = (section: SectionName) =>
    unsavedTexts(browser.storage, draftName(doctor, sectionDraft(section))).others().length > 0;
  return SECTIONS.find(isLeft) ?? null;
}
