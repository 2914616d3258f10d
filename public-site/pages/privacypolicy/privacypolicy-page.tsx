import { useHead } from '../../head.ts';
import { breadcrumbList, faqPage } from '../../parts/guide/guide-schema.ts';
import { Guide } from '../../parts/guide/guide.tsx';
import { PRIVACY_POLICY } from './content.ts';

/** /privacypolicy */
export default function PrivacyPolicyPage() {
  useHead({
    title: PRIVACY_POLICY.title,
    description: PRIVACY_POLICY.description,
    schema: import.meta.env.SSR ? [faqPage(PRIVACY_POLICY), breadcrumbList(PRIVACY_POLICY)] : undefined,
  });
  return <Guide content={PRIVACY_POLICY} />;
}
