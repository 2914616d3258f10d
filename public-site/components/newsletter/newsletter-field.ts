/** Id of the form's field, for links that lead to it. */
export const NEWSLETTER_FIELD = 'newsletter-email';
