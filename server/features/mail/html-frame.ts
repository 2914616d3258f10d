import { DARK, LIGHT } from '#contract/palette.ts';
import { escapeHtml } from '../../platform/html/escape-html.ts';
import type { MailSite, WrittenPart } from './kinds/mail-kind.ts';

interface Written {
  subject: string;
  preview: string;
  parts: readonly WrittenPart[];
}

/** A mail as an HTML document that needs nothing from outside: no image, no font, no script. */
export function htmlOf({ subject, preview, parts }: Written, site: MailSite): string {
  const name = escapeHtml(site.name);
  const home = escapeHtml(`${site.url}/`);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">` +
    `<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">` +
    `<meta name="x-apple-disable-message-reformatting">` +
    `<title>${escapeHtml(subject)}</title><style>${DARK_SCHEME}</style></head>` +
    `<body class="page" style="margin:0;padding:0;background:${LIGHT.paper}">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` +
    `<div class="page" lang="en" style="padding:28px 12px;background:${LIGHT.paper};${TEXT}">` +
    `<div style="max-width:560px;margin:0 auto">` +
    `<p class="brand" style="margin:0 8px 16px;color:${LIGHT.brandDeep};font:600 18px/1.3 ${SERIF}">${name}</p>` +
    `<div class="card" style="padding:28px 20px 12px;border:1px solid ${LIGHT.line};border-radius:14px;background:${LIGHT.surface}">` +
    `<h1 class="brand" style="margin:0 0 20px;color:${LIGHT.brandDeep};font:600 25px/1.2 ${SERIF}">${escapeHtml(subject)}</h1>` +
    parts.map(partOf).join('') +
    `</div>` +
    `<p class="quiet" style="margin:16px 8px 0;color:${LIGHT.ink2};font-size:14px">` +
    `Sent automatically by <a class="link" href="${home}" style="color:${LIGHT.brand}">${name}</a>.</p>` +
    `</div></div></body></html>`
  );
}

const SERIF = `Georgia,'Times New Roman',serif`;
const SANS = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const TEXT = `color:${LIGHT.ink};font:400 16px/1.6 ${SANS};overflow-wrap:break-word`;

/** Mail programs keep inline styles and drop much else, so the dark scheme has to overrule them. */
const DARK_SCHEME =
  `:root{color-scheme:light dark}` +
  `@media (prefers-color-scheme:dark){` +
  `.page{background:${DARK.paper}!important;color:${DARK.ink}!important}` +
  `.card{background:${DARK.surface}!important;border-color:${DARK.line}!important}` +
  `.brand{color:${DARK.brandDeep}!important}` +
  `.quiet{color:${DARK.ink2}!important}` +
  `.link{color:${DARK.brand}!important}` +
  `.rule{border-color:${DARK.line}!important}` +
  `.code{background:${DARK.sunken}!important;color:${DARK.ink}!important}` +
  `.button{background:${DARK.brand}!important;border-color:${DARK.brand}!important;color:${DARK.onBrand}!important}` +
  `}`;

function partOf(part: WrittenPart): string {
  if ('code' in part) return codeBox(part.code);
  if ('button' in part) return button(part.button, part.href);
  if ('link' in part) return link(part.link, part.href);
  if ('html' in part) return part.html;
  return `<p style="margin:0 0 16px">${escapeHtml(part.text)}</p>`;
}

/** Two groups to read, one number to copy: what is between them is padding, not a character. */
function codeBox(code: string): string {
  return (
    `<p class="code" style="margin:0 0 20px;padding:16px 8px;border-radius:8px;background:${LIGHT.sunken};color:${LIGHT.brandDeep};` +
    `font:600 30px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:2px;text-align:center;` +
    `-webkit-user-select:all;user-select:all">` +
    `<span>${escapeHtml(code.slice(0, 4))}</span>` +
    `<span style="padding-left:12px">${escapeHtml(code.slice(4))}</span></p>`
  );
}

function link(label: string, href: string): string {
  return `<p style="margin:0 0 16px"><a class="link" href="${escapeHtml(href)}" style="color:${LIGHT.brand}">${escapeHtml(label)}</a></p>`;
}

/** A table cell carries the color, because some programs ignore a background on a link. */
function button(label: string, href: string): string {
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>` +
    `<td class="button" bgcolor="${LIGHT.brandDeep}" style="border-radius:24px;background:${LIGHT.brandDeep}">` +
    `<a class="button" href="${escapeHtml(href)}" style="display:inline-block;padding:10px 22px;` +
    `border:1px solid ${LIGHT.brandDeep};border-radius:24px;background:${LIGHT.brandDeep};color:${LIGHT.onBrand};font-weight:600;` +
    `line-height:1.4;text-align:center;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
  );
}
