import { z } from 'zod';
import { refusalSentence } from './refusal-sentence.ts';

// Imported before anything is parsed. In a browser zod would try whether it may compile code, which the site's policy
// forbids and reports.
z.config({ localeError: refusalSentence, ...('document' in globalThis && { jitless: true }) });
