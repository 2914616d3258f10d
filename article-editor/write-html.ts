import type { Mark, Node } from '@tiptap/pm/model';
import { TEXT_DIRECTION, linkAttributes, pictureAttributes } from '#contract/article-html.ts';

/**
 * The HTML of a document of articleSchema, to the letter as server/platform/html/sanitize-article.ts leaves it: what is saved is
 * what was written. What shows nothing, like an empty paragraph, is not written.
 */
export function writeHtml(node: Node): string {
  return node.children.map(block).join('');
}

function block(node: Node): string {
  const { name } = node.type;
  const direction = directionOf(node);
  if (name === 'paragraph') return around('p', inline(node), direction);
  if (name === 'heading') return around(`h${String(node.attrs.level)}`, inline(node), direction);
  if (name === 'blockquote') return around('blockquote', writeHtml(node), direction);
  if (name === 'callout')
    return around('aside', writeHtml(node), { class: String(node.attrs.kind), ...direction });
  if (name === 'codeBlock') return around('pre', around('code', escaped(codeOf(node))), direction);
  if (name === 'horizontalRule') return '<hr>';
  if (name === 'image') return picture(node);
  if (name === 'bulletList') return list('ul', node);
  if (name === 'orderedList') return list('ol', node, startOf(node));
  if (name === 'table') return table(node);
  if (name === 'captionedTable') return captionedTable(node);
  throw new Error(`No HTML for ${name}`);
}

/** Nothing around nothing. */
function around(tag: string, inner: string, attributes: Record<string, string> = {}): string {
  return inner === '' ? '' : `<${tag}${attributesOf(attributes)}>${inner}</${tag}>`;
}

function directionOf({ attrs: { dir } }: Node): Record<string, string> {
  return typeof dir === 'string' && TEXT_DIRECTION.test(dir) ? { dir } : {};
}

function codeOf(node: Node): string {
  const code = cleaned(node.textContent);
  return isBlank(code) ? '' : code;
}

function picture(node: Node): string {
  const given = Object.entries(node.attrs).map(([name, value]) => [name, cleaned(String(value ?? ''))]);
  const attributes = pictureAttributes(Object.fromEntries(given) as Record<string, string>);
  return 'src' in attributes ? `<img${attributesOf(attributes)}>` : '';
}

function list(tag: 'ul' | 'ol', node: Node, attributes: Record<string, string> = {}): string {
  const items = node.children.map((item) => `<li${attributesOf(directionOf(item))}>${holding(item)}</li>`);
  return around(tag, items.join(''), { ...directionOf(node), ...attributes });
}

function startOf({ attrs }: Node): Record<string, string> {
  const start = Number(attrs.start);
  return Number.isInteger(start) && start !== 1 && Math.abs(start) < 10_000 ? { start: String(start) } : {};
}

/** A single paragraph, also above lists, stands in its item or cell without a tag of its own, unless it is directed. */
function holding(node: Node): string {
  const shown = node.children
    .map((child) => ({ child, html: block(child) }))
    .filter(({ html }) => html !== '');
  const begins = shown[0]?.child.type.name === 'paragraph';
  const others = shown.slice(begins ? 1 : 0);
  const rest = others.map(({ html }) => html).join('');
  // An item begins with a paragraph, so one that begins with something else has an empty line above that.
  const line = node.type.name === 'listItem' && rest !== '' ? '<br>' : '';
  const text = begins ? inline(shown[0].child) : line;
  const direction = begins ? directionOf(shown[0].child) : {};
  const isBare = !('dir' in direction) && others.every(({ child }) => /List$/.test(child.type.name));
  return (isBare ? text : around('p', text, direction)) + rest;
}

/** The direction is the table's in HTML. */
function captionedTable(node: Node): string {
  const [caption, rows] = node.children;
  const html = around('caption', inline(caption), directionOf(caption));
  return table(rows, html, { ...directionOf(rows), ...directionOf(node) });
}

/** Rows of headings at the top are its head. */
function table(node: Node, caption = '', direction = directionOf(node)): string {
  const firstOther = node.children.findIndex((row) => !isHead(row));
  const heads = firstOther === -1 ? node.children.length : firstOther;
  const rows = node.children.map((row) => `<tr>${row.children.map(cell).join('')}</tr>`);
  const head = around('thead', rows.slice(0, heads).join(''));
  const body = around('tbody', rows.slice(heads).join(''));
  return `<table${attributesOf(direction)}>${caption}${head}${body}</table>`;
}

function isHead(row: Node): boolean {
  return (
    row.childCount > 0 &&
    row.children.every(({ type, attrs }) => type.name === 'tableHeader' && attrs.rowspan === 1)
  );
}

function cell(node: Node): string {
  const tag = node.type.name === 'tableHeader' ? 'th' : 'td';
  const spans = (['colspan', 'rowspan'] as const).filter((name) => {
    const span = Number(node.attrs[name]);
    return span > 1 && span < 100;
  });
  const spanning = Object.fromEntries(spans.map((name) => [name, String(node.attrs[name])]));
  return `<${tag}${attributesOf({ ...directionOf(node), ...spanning })}>${holding(node)}</${tag}>`;
}

/** The text with its marks, each begun by something to see. Nothing when there is nothing to see. */
function inline(node: Node): string {
  let html = '';
  let open: Mark[] = [];
  for (const child of node.children) {
    const text = child.isText ? escaped(cleaned(child.text ?? '').replace(/[\t\n]/g, ' ')) : '<br>';
    const blank = isBlank(text);
    if (text === '' || (blank && html === '')) continue;
    const marks = child.marks.filter((mark) => mark.type.name !== 'link' || tagOf(mark) !== '');
    const differs = marks.findIndex((mark, n) => !open[n]?.eq(mark));
    const same = differs === -1 ? marks.length : differs;
    html += ended(open.slice(same));
    const begun = blank ? [] : marks.slice(same);
    html += begun.map((mark) => `<${tagOf(mark)}>`).join('') + text;
    open = [...marks.slice(0, same), ...begun];
  }
  return html + ended(open);
}

function ended(marks: Mark[]): string {
  return marks
    .map((mark) => `</${tagOf(mark).split(' ', 1)[0]}>`)
    .reverse()
    .join('');
}

const MARKS: Record<string, string> = {
  ...{ bold: 'strong', italic: 'em', strike: 's', underline: 'u', code: 'code' },
  ...{ subscript: 'sub', superscript: 'sup' },
};

/** With its attributes; empty for a link that may lead nowhere. */
function tagOf({ type, attrs }: Mark): string {
  if (type.name !== 'link') return MARKS[type.name] ?? '';
  const attributes = linkAttributes(cleaned(String(attrs.href ?? '')));
  return 'href' in attributes ? `a${attributesOf(attributes)}` : '';
}

function attributesOf(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
}

/** Without characters that browsers drop or change while reading. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\0-\x08\v\f\x0e-\x1f\x7f]/g, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}

function isBlank(text: string): boolean {
  return !/[^\t\n ]/.test(text);
}
