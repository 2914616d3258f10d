import { join } from 'node:path';

const MODULE = join(import.meta.dirname, '../../public-site/app/outdated.ts');

/** What the server sends for a page of the build whose code asks, and of a newer one. */
export const CURRENT_PAGE = `<script data-modules="${MODULE}"></script>`;
export const NEWER_PAGE = CURRENT_PAGE.replace('outdated', 'newer');
