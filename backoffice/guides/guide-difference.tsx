import type { GuideText } from '#contract/guides.ts';
import { Difference } from '../records/difference.tsx';

/** How two versions of a page differ in words. */
export function GuideDifference({ before, after }: { before: GuideText; after: GuideText }) {
  return <Difference before={readable(before)} after={readable(after)} same="They say the same." />;
}

function readable({ title, kind, description, lead, reviewed, markdown, ...page }: GuideText): string {
  return [
    ...[title, kind, description, lead, `Reviewed ${reviewed}`, '', markdown, ''],
    ...page.questions.flatMap(({ question, answer, sources }) => [question, answer, sources.join(', '), '']),
    ...page.sources.map(({ id, title: name, publisher, href }) => `${id}: ${name}, ${publisher}, ${href}`),
    ...page.expires.map(({ on, fact }) => `${on}: ${fact}`),
  ].join('\n');
}
