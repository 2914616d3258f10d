import { useHead } from '../../head.ts';
import { breadcrumbList, faqPage } from '../../parts/guide/guide-schema.ts';
import { Guide } from '../../parts/guide/guide.tsx';
import { TERMS } from './content.ts';

/** /terms */
export default function TermsPage() {
  useHead({
    title: TERMS.title,
    description: TERMS.description,
    schema: [faqPage(TERMS), breadcrumbList(TERMS)],
  });
  return <Guide content={TERMS} />;
}
