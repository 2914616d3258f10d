import { TEXT_DIRECTION, linkAttributes, pictureAttributes } from '#contract/article-html.ts';

const COLUMNS_OR_ROWS = /^[1-9]\d?$/;
/** contract/callouts.ts has their words. */
const CALLOUT = /^(note|urgent)$/;
const cell = { colspan: COLUMNS_OR_ROWS, rowspan: COLUMNS_OR_ROWS };
/** For what is written from the right. */
const DIRECTED = [
  'p',
  'h2',
  'h3',
  'h4',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figcaption',
  'table',
  'caption',
  'td',
  'th',
];
const DIRECTION = { dir: TEXT_DIRECTION };

/** What an author may set, in the order in which it is written; links and pictures have rules of their own. */
const AUTHORS = new Map<string, Record<string, RegExp>>([
  ...DIRECTED.map((tag) => [tag, DIRECTION] as const),
  ['aside', { class: CALLOUT, ...DIRECTION }],
  ['ol', { ...DIRECTION, start: /^-?\d{1,4}$/ }],
  ['td', { ...DIRECTION, ...cell }],
  ['th', { ...DIRECTION, ...cell, scope: /^(row|col)(group)?$/ }],
]);

/** Names by element: the authors' and those set here. */
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  ...Object.fromEntries([...AUTHORS].map(([tag, rules]) => [tag, Object.keys(rules)])),
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
};

/** Those of an element that may stay, and those that it needs. A link or image that leads nowhere has none. */
export function allowedAttributes(tag: string, given: Record<string, string>): Record<string, string> {
  if (tag === 'a') return linkAttributes(given.href ?? '');
  if (tag === 'img') return pictureAttributes(given);
  const kept = Object.entries(AUTHORS.get(tag) ?? {}).flatMap(([name, rule]) =>
    Object.hasOwn(given, name) && rule.test(given[name]) ? [[name, given[name]] as const] : [],
  );
  return Object.fromEntries(kept);
}
