import { browser } from '../../../../saving/page-events.ts';
import { keyOf, unsavedTexts } from '../../../../saving/unsaved-text.ts';
import type { LeftText } from '../../../../saving/unsaved-text.ts';
import { draftName } from '../../../components/drafts/use-draft.ts';

const SECTIONS = ['contact', 'summary', 'education', 'hours', 'title'] as const;

export type SectionName = (typeof SECTIONS)[number];

/** What a doctor (an account's id) types in a section and has not saved: in this browser, to be offered again. */
export function unsavedSection(doctor: number, section: SectionName) {
  const texts = unsavedTexts(browser.storage, draftName(doctor, `section-${section}`));
  /** What was offered here, and is this tab's now. Of what others type this tab knows nothing. */
  let offered: LeftText | undefined;
  const dropOffered = () => offered && texts.drop(offered);
  return {
    /** What was typed on another visit, and over what, in the fields of `said`; null for nothing else than that says. */
    left<Said extends object>(said: Said): Left<Said> | null {
      [offered] = texts.others();
      const { typed = said, over = said } = (offered?.content ?? {}) as Partial<Left<object>>;
      const left = { typed: inFieldsOf(said, typed), over: inFieldsOf(said, over) };
      return keyOf(left.typed) === keyOf(said) ? null : left;
    },
    /** `over`: what was saved when it was typed. */
    save(typed: object, over: object) {
      const content: Left<object> = { typed, over };
      if (texts.save({ version: 0, content, sent: [], at: Date.now() })) dropOffered();
    },
    /** Saved, or given up. */
    forget() {
      texts.forget();
      dropOffered();
    },
  };
}

interface Left<Said> {
  typed: Said;
  over: Said;
}

function inFieldsOf<Said extends object>(said: Said, given: object): Said {
  const fields = Object.entries(given).filter(([field]) => field in said);
  return { ...said, ...(Object.fromEntries(fields) as Partial<Said>) };
}

/** The section in which a doctor typed something that was not saved. */
export function sectionWithUnsaved(doctor: number): SectionName | null {
  const isLeft = (section: SectionName) =>
    unsavedTexts(browser.storage, draftName(doctor, `section-${section}`)).others().length > 0;
  return SECTIONS.find(isLeft) ?? null;
}
