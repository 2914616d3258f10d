import type { GuideContent } from '../../parts/guide/guide-content.ts';
import { Accepting } from './accepting.tsx';
import { GetListed } from './get-listed.tsx';
import { NotThis, WhoRunsIt } from './limits.tsx';
import { NoReviews } from './no-reviews.tsx';
import { Order, Privacy } from './promises.tsx';
import { ABOUT_QUESTIONS } from './questions.ts';
import { ABOUT_SOURCES } from './sources.ts';
import { What } from './what.tsx';
import { WhoIsListed } from './who-is-listed.tsx';

/** What the page about the site says, for an installation of that name. */
export function aboutGuide(siteName: string): GuideContent {
  return {
    kind: 'Who we are, and what we promise',
    title: 'About us',
    lead:
      `${siteName} helps people find a psychiatrist who is real, licensed, and has room for them. ` +
      'This page says how, and where its limits are.',
    description:
      'How this directory of psychiatrists works: who is listed, what is checked, how results are ordered, why there are ' +
      'no reviews and no trackers, and who runs it.',
    reviewed: '2026-11-21',
    sections: [
      { id: 'what', title: 'What this is', Text: What },
      {
        id: 'who-is-listed',
        title: 'Who is listed, and what we check',
        short: 'Who is listed',
        Text: WhoIsListed,
      },
      {
        id: 'accepting',
        title: '“Accepting new patients” comes with a date',
        short: 'Accepting new patients',
        Text: Accepting,
      },
      { id: 'order', title: 'Nobody can pay for a place', Text: Order },
      { id: 'privacy', title: 'No trackers, no cookies', Text: Privacy },
      { id: 'no-reviews', title: 'No star reviews, on purpose', short: 'No star reviews', Text: NoReviews },
      {
        id: 'get-listed',
        title: 'For psychiatrists: how to be listed',
        short: 'How to be listed',
        Text: GetListed,
      },
      { id: 'who-runs-it', title: 'Who runs it', Text: WhoRunsIt },
      { id: 'not-this', title: 'What this is not', Text: NotThis },
    ],
    questions: ABOUT_QUESTIONS,
    sources: ABOUT_SOURCES,
  };
}
