import type { ComponentType } from 'react';

/** A page to read: what Guide shows, in this order. */
export interface GuideContent {
  /** Above the title: what sort of page this is. */
  kind: string;
  title: string;
  lead: string;
  /** For search engines; the lead is for readers. */
  description: string;
  /** ISO date on which the text was last checked against its sources. */
  reviewed: string;
  sections: readonly GuideSection[];
  questions: readonly GuideQuestion[];
  /** In the order in which the text mentions them first. */
  sources: readonly GuideSource[];
}

export interface GuideSection {
  /** Of its heading, for links. */
  id: string;
  title: string;
  /** In the contents list, where the title is long. */
  short?: string;
  Text: ComponentType;
}

export interface GuideQuestion {
  question: string;
  /** Plain text: machines read the same words. */
  answer: string;
  /** Ids of the sources of the answer. */
  sources?: readonly string[];
}

export interface GuideSource {
  id: string;
  title: string;
  publisher: string;
  href: string;
}
