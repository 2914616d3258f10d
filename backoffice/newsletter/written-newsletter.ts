import type { NewsletterRecord } from '#contract/schemas/answers/newsletters.ts';
import type { Written } from '../records/use-saving.ts';
import { saveNewsletter } from './newsletter-calls.ts';
import type { NewsletterText } from './newsletter-calls.ts';

/** What is written of an issue, and how it is kept. */
export const WRITTEN_NEWSLETTER = {
  name: ({ id }: { id: number }) => `newsletter-${id}`,
  version: ({ revision }) => revision,
  text: ({ subject, preheader, body }) => ({ subject, preheader, body }),
  isDraft: () => true,
  save: ({ id }, sent) => saveNewsletter(id, sent),
} satisfies Written<NewsletterRecord, NewsletterText>;

/** As texts are compared and read. */
export function readable({ subject = '', preheader = '', body = '' }: Partial<NewsletterText>) {
  return { title: subject, sub_content: preheader, contents: body };
}
