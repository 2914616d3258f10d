export const CONTEXT = 'https://schema.org';
