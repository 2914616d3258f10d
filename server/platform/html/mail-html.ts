import sanitizeHtml from 'sanitize-html';
import { LIGHT } from '#contract/palette.ts';
import { ALLOWED_ATTRIBUTES } from './allowed-attributes.ts';
import { ALLOWED_ELEMENTS } from './allowed-elements.ts';
import { toldCallouts } from './told-callouts.ts';

/** The styles that mail programs keep stand on the elements. What has a color has a class, for the dark scheme. */
const STYLES: Record<string, Record<string, string>> = {
  h2: { style: 'margin:24px 0 8px;font-size:21px;line-height:1.25' },
  h3: { style: 'margin:20px 0 8px;font-size:18px;line-height:1.3' },
  h4: { style: 'margin:16px 0 8px;font-size:16px' },
  p: { style: 'margin:0 0 16px' },
  ul: { style: 'margin:0 0 16px;padding-left:24px' },
  ol: { style: 'margin:0 0 16px;padding-left:24px' },
  blockquote: {
    class: 'rule',
    style: `margin:0 0 16px;padding-left:16px;border-left:3px solid ${LIGHT.line}`,
  },
  aside: {
    class: 'rule',
    style: `margin:0 0 16px;padding:14px 16px 0;border:1px solid ${LIGHT.line};border-left:4px solid ${LIGHT.brand}`,
  },
  pre: { style: 'margin:0 0 16px;white-space:pre-wrap' },
  hr: { class: 'rule', style: `margin:24px 0;border:0;border-top:1px solid ${LIGHT.line}` },
  a: { class: 'link', style: `color:${LIGHT.brand}` },
  img: { style: 'max-width:100%;height:auto' },
  figure: { style: 'margin:0 0 16px' },
  table: { style: 'margin:0 0 16px;border-collapse:collapse' },
  th: { class: 'rule', style: `padding:6px 10px;border:1px solid ${LIGHT.line};text-align:left` },
  td: { class: 'rule', style: `padding:6px 10px;border:1px solid ${LIGHT.line};text-align:left` },
};

/** HTML that was sanitized as a part of a mail: with addresses that lead here from anywhere. `siteUrl`: origin. */
export function mailHtml(html: string, siteUrl: string): string {
  return sanitizeHtml(toldCallouts(html), {
    allowedTags: Object.keys(ALLOWED_ELEMENTS),
    allowedAttributes: { ...ALLOWED_ATTRIBUTES, '*': ['class', 'style'] },
    transformTags: {
      '*': (tagName, { rel: _, loading: __, decoding: ___, ...attribs }) => {
        for (const name of ['href', 'src'])
          if (name in attribs) attribs[name] = absolute(attribs[name], siteUrl);
        return { tagName, attribs: { ...attribs, ...STYLES[tagName] } };
      },
    },
  });
}

const TAG = /<\/?([a-z]\w*)(?:\s[\w-]+(?:="[^"]*")?)*\s*>/g;
const BREAKS: Record<string, string> = { br: '\n', li: '\n', tr: '\n', td: ' ', th: ' ' };

/** The same as plain text, its links written out. */
export function mailText(html: string, siteUrl: string): string {
  return toldCallouts(html)
    .replace(/<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, words: string) => {
      return `${words} (${absolute(href, siteUrl)})`;
    })
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<li>(?:<p>)?/g, '\n- ')
    .replace(TAG, (_, tag: string) => BREAKS[tag] ?? (ALLOWED_ELEMENTS[tag]?.kind === 'inline' ? '' : '\n\n'))
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** On this site, an address begins with a slash, or names a place on its page. */
function absolute(address: string, siteUrl: string): string {
  return /^[/#]/.test(address) ? siteUrl + address : address;
}
