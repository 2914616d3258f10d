import { z } from 'zod';

// Imported before any schema is made. In a browser zod would try whether it may compile code, which the site's policy
// forbids and reports.
if ('document' in globalThis) z.config({ jitless: true });
