/* pages/guides/: pages that Markdown files in content/ hold; the server makes their HTML and names these style sheets. */
import { useLocation } from 'wouter';
import type { Guide } from '#contract/guides.ts';
import { guideCall } from '#contract/paths.ts';
import { AnswerPage } from '../../components/page/answer-page.tsx';
import { GuideView } from './guide-view.tsx';

/** A page that a Markdown file holds: the guides, about us, the legal pages (SPEC §2, Static pages). */
export default function GuidePage() {
  const [path] = useLocation();
  return <AnswerPage<Guide> path={guideCall(path)}>{(guide) => <GuideView guide={guide} />}</AnswerPage>;
}
