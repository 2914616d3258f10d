import { useHead } from '../../head.ts';
import { breadcrumbList, faqPage, medicalWebPage } from '../../parts/guide/guide-schema.ts';
import { Guide } from '../../parts/guide/guide.tsx';
import { TREATMENT_GUIDE } from './content.ts';

/** /treatment (SPEC §2, Static pages) */
export default function TreatmentPage() {
  useHead({
    title: TREATMENT_GUIDE.title,
    description: TREATMENT_GUIDE.description,
    schema: import.meta.env.SSR
      ? [medicalWebPage(TREATMENT_GUIDE), faqPage(TREATMENT_GUIDE), breadcrumbList(TREATMENT_GUIDE)]
      : undefined,
  });
  return <Guide content={TREATMENT_GUIDE} />;
}
