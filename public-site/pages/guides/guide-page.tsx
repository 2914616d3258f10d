/* pages/guides/: pages that Markdown files in content/ hold; the server makes their HTML and names these style sheets. */
import { useLocation } from 'wouter';
import type { Guide } from '#contract/guides.ts';
import { guideKey } from '../../app/api-keys.ts';
import { AnswerPage } from '../../components/page/answer-page.tsx';
import { GuideView } from './guide-view.tsx';

/** A page that a Markdown file holds: the guides, about us, the legal pages (SPEC §2, Static pages). */
export default function GuidePage() {
  const [path] = useLocation();
  return <AnswerPage<Guide> path={guideKey(path)}>{(guide) => <GuideView guide={guide} />}</AnswerPage>;
}
