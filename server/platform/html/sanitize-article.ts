/** HTML that others wrote: what of it may be shown. Escaping plain text is here too (escape-html.ts). */
import sanitizeHtml from 'sanitize-html';
import { ALLOWED_ATTRIBUTES, allowedAttributes } from './allowed-attributes.ts';
import { ALLOWED_ELEMENTS } from './allowed-elements.ts';
import { nest } from './nesting.ts';

/** Characters, in and out. */
export const MAX_ARTICLE_HTML = 300_000;
/** Far more than people write; parsing takes time in its square. */
const MAX_INPUT_DEPTH = 1000;

/**
 * The HTML as visitors may see it: the elements and attributes listed beside this file, and in the form in which a
 * browser writes out what it reads (idempotent). Throws a RangeError when it is longer than MAX_ARTICLE_HTML
 * characters, before or after, or nested absurdly (design/6 Content).
 */
export function sanitizeArticle(html: string): string {
  refuseLong(html);
  const clean = nest(normalizeCharacters(allowedOnly(html)));
  refuseLong(clean);
  return clean;
}

function refuseLong(html: string): void {
  if (html.length > MAX_ARTICLE_HTML) {
    throw new RangeError(`An article may have ${MAX_ARTICLE_HTML} characters of HTML.`);
  }
}

/** Every other name stands for itself. */
const RENAMED = new Map([
  ...rename('h2', 'h1'),
  ...rename('h4', 'h5', 'h6'),
  ...rename('strong', 'b'),
  ...rename('em', 'i'),
  ...rename('s', 'strike', 'del'),
  ...rename('tbody', 'tfoot'),
  ...rename('p', 'address', 'article', 'aside', 'center', 'details', 'div', 'footer', 'header'),
  ...rename('p', 'main', 'nav', 'section', 'summary'),
]);

function rename(to: string, ...names: string[]): [string, string][] {
  return names.map((name) => [name, to]);
}

/** Without their contents, which are no text of the article. All else that is not allowed leaves its contents. */
const DROPPED_WHOLE = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object', 'svg', 'math'],
  ...['title', 'textarea', 'select', 'option', 'datalist', 'audio', 'video', 'canvas', 'xmp', 'plaintext'],
];

function allowedOnly(html: string): string {
  let depth = 0;
  return sanitizeHtml(html, {
    allowedTags: Object.keys(ALLOWED_ELEMENTS),
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: DROPPED_WHOLE,
    transformTags: {
      '*': (given, attributes) => {
        const attribs = allowedAttributes(given, attributes);
        // What is set aside for no reason that we know is a paragraph like others.
        if (given === 'aside' && 'class' in attribs) return { tagName: given, attribs };
        const tagName = RENAMED.get(given) ?? given;
        return { tagName, attribs: allowedAttributes(tagName, attributes) };
      },
    },
    onOpenTag: () => {
      if (++depth > MAX_INPUT_DEPTH) throw new RangeError('This HTML is nested too deeply.');
    },
    onCloseTag: () => {
      depth--;
    },
  });
}

/** Without characters that browsers drop or change while reading. */
function normalizeCharacters(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\v\f\x0e-\x1f\x7f]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}
