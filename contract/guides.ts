/** A page to read, made from a Markdown file: what it shows, in this order. */
export interface Guide {
  /** Above the title: what sort of page this is. */
  kind: string;
  title: string;
  lead: string;
  /** For search engines; the lead is for readers. */
  description: string;
  /** ISO date on which the text was last checked against its sources. */
  reviewed: string;
  /** What schema.org calls the page, where it has more to say than its questions. */
  type: GuideType | null;
  /** HTML of the sections. Classes are named `part.name`, after the site's style sheets. */
  html: string;
  outline: GuideEntry[];
  questions: GuideQuestion[];
  /** Numbered in the order in which the page mentions them first. */
  sources: GuideSource[];
}

export type GuideType = 'MedicalWebPage' | 'AboutPage';

export interface GuideEntry {
  /** Of the section's heading, for links. */
  id: string;
  label: string;
}

export interface GuideQuestion {
  question: string;
  /** Plain text: machines read the same words. */
  answer: string;
  /** Ids of the sources of the answer. */
  sources: string[];
}

export interface GuideSource {
  id: string;
  title: string;
  publisher: string;
  href: string;
}

/** What can be written of a page. */
export interface GuideText {
  /** Its whole file: front matter, and the Markdown below it. */
  text: string;
}

/** A page in the list of administrators: /api/admin/guides. Its id is the name of its file. */
export interface ListedGuide {
  id: string;
  /** Where visitors read it. */
  path: string;
  title: string;
  /** It says something else than its file. */
  is_replaced: boolean;
  /** ISO date-time; null while nobody has saved it here. */
  saved_at: string | null;
  /** Raised by each save; goes back with PUT. */
  revision: number;
}

/** What the operator of the site has to do so that a page is true. Visitors are not shown it. */
export interface GuideDuty {
  /** The sentence of the page that promises it; null where all of the page is meant. */
  says: string | null;
  duty: string;
}

/** One page: /api/admin/guides/:id. */
export interface GuideRecord extends ListedGuide, GuideText {
  /** What its file says, where it says something else; null where it says that. */
  original: string | null;
  duties: GuideDuty[];
}

/** What a page said after a save: /api/admin/guides/:id/revisions. */
export interface GuideRevision extends GuideText {
  id: number;
  /** ISO date-time */
  saved_at: string;
  /** Name of who saved it; null for who is not there any more. */
  saved_by: string | null;
  /** It says what its file said then. */
  is_original: boolean;
}

/** A file as it is compared and kept, whatever ends its lines and stands after its last one. */
export function fileOf(text: string): string {
  return `${text.replace(/\r\n?/g, '\n').trimEnd()}\n`;
}
