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
