import type { AboutPage, FAQPage, MedicalWebPage, Thing, WithContext } from 'schema-dts';
import type { Guide } from '#contract/guides.ts';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { CONTEXT } from '../../structured-data/site.ts';

/** What a guide tells machines: what it is, its questions, and the way to it. Addresses are paths of this site. */
export function guideSchema(
  guide: Guide,
  crumbs: Parameters<typeof breadcrumbList>[0],
): WithContext<Thing>[] {
  return [
    ...(guide.type === 'MedicalWebPage' ? [medicalWebPage(guide)] : []),
    ...(guide.type === 'AboutPage' ? [aboutPage(guide)] : []),
    ...(guide.questions.length > 0 ? [faqPage(guide)] : []),
    breadcrumbList(crumbs),
  ];
}

/** The questions that the page shows, with the same words as answers. */
function faqPage({ questions }: Guide): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function medicalWebPage({ title, description, reviewed }: Guide): WithContext<MedicalWebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'MedicalWebPage',
    name: title,
    description,
    inLanguage: 'en-US',
    lastReviewed: reviewed,
  };
}

function aboutPage({ title, description, reviewed }: Guide): WithContext<AboutPage> {
  return {
    '@context': CONTEXT,
    '@type': 'AboutPage',
    name: title,
    description,
    inLanguage: 'en-US',
    dateModified: reviewed,
  };
}
