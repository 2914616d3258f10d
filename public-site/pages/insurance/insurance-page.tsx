import { useHead } from '../../head.ts';
import { breadcrumbList, faqPage, medicalWebPage } from '../../parts/guide/guide-schema.ts';
import { Guide } from '../../parts/guide/guide.tsx';
import { INSURANCE_GUIDE } from './content.ts';

/** /insurance (SPEC §2, Static pages) */
export default function InsurancePage() {
  useHead({
    title: INSURANCE_GUIDE.title,
    description: INSURANCE_GUIDE.description,
    schema: import.meta.env.SSR
      ? [medicalWebPage(INSURANCE_GUIDE), faqPage(INSURANCE_GUIDE), breadcrumbList(INSURANCE_GUIDE)]
      : undefined,
  });
  return <Guide content={INSURANCE_GUIDE} />;
}
