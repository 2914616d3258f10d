import type { AboutPage, BreadcrumbList, FAQPage, MedicalWebPage, WithContext } from 'schema-dts';
import type { GuideContent } from './guide-content.ts';

const CONTEXT = 'https://schema.org';

/** The questions that the page shows, with the same words as answers. */
export function faqPage({ questions }: GuideContent): WithContext<FAQPage> {
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

export function medicalWebPage({ title, description, reviewed }: GuideContent): WithContext<MedicalWebPage> {
  return {
    '@context': CONTEXT,
    '@type': 'MedicalWebPage',
    name: title,
    description,
    inLanguage: 'en-US',
    lastReviewed: reviewed,
  };
}

export function aboutPage({ title, description, reviewed }: GuideContent): WithContext<AboutPage> {
  return {
    '@context': CONTEXT,
    '@type': 'AboutPage',
    name: title,
    description,
    inLanguage: 'en-US',
    dateModified: reviewed,
  };
}

/** The way from the home page; addresses are relative to the page's own. */
export function breadcrumbList({ title }: GuideContent): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: '/home' },
      { '@type': 'ListItem', position: 2, name: title },
    ],
  };
}
