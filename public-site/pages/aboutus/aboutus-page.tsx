import { useHead } from '../../head.ts';
import { aboutPage, breadcrumbList, faqPage } from '../../parts/guide/guide-schema.ts';
import { Guide } from '../../parts/guide/guide.tsx';
import { useSite } from '../../site.ts';
import { aboutGuide } from './content.ts';

/** /aboutus */
export default function AboutUsPage() {
  const guide = aboutGuide(useSite().name);
  useHead({
    title: guide.title,
    description: guide.description,
    schema: import.meta.env.SSR ? [aboutPage(guide), faqPage(guide), breadcrumbList(guide)] : undefined,
  });
  return <Guide content={guide} />;
}
