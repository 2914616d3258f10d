import { useHead } from '../../head.ts';
import { breadcrumbList, faqPage } from '../../parts/guide/guide-schema.ts';
import { Guide } from '../../parts/guide/guide.tsx';
import { TERMS } from './content.ts';

/** /terms */
export default function TermsPage() {
  useHead({
    title: TERMS.title,
    description: TERMS.description,
    schema: import.meta.env.SSR ? [faqPage(TERMS), breadcrumbList(TERMS)] : undefined,
  });
  return <Guide content={TERMS} />;
}
