import { CALLOUTS, CALLOUT_KINDS } from '#contract/callouts.ts';

/**
 * What was pasted, in the words of articleSchema: lists of Word are lists, what is only styled as bold is bold, and
 * styles, comments and foreign pictures are gone. Takes and answers HTML. The page's policy allows no styles, not even
 * in a document that is only read: they are renamed before.
 */
export function cleanPasted(html: string, parse: (html: string) => Document): string {
  const { body } = parse(
    html.replace(/<style\b[\s\S]*?<\/style>/gi, '').replace(/(<[a-z][^<>]*?\s)style=/gi, '$1data-style='),
  );
  for (const element of body.querySelectorAll('style, script, meta, link, title, xml, o\\:p')) {
    element.replaceWith(...(element.localName === 'o:p' ? element.childNodes : []));
  }
  listsOfWord(body);
  for (const element of body.querySelectorAll('[data-style]')) markStyled(element);
  for (const aside of body.querySelectorAll('aside')) keepCallout(aside);
  rename(body, 'h1', 'h2');
  rename(body, 'h5, h6', 'h4');
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) if (!isKept(element, name)) element.removeAttribute(name);
    const dir = directionOf(element);
    if (dir === null) element.removeAttribute('dir');
    else element.setAttribute('dir', dir);
  }
  return body.innerHTML.replace(/<!--[\s\S]*?-->/g, '').replace(/&nbsp;/g, ' ');
}

const KEPT = new Set(['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start', 'dir']);

function isKept({ localName }: Element, name: string): boolean {
  return KEPT.has(name) || (localName === 'aside' && name === 'class');
}

/** Word writes capitals. Office programs say of every other paragraph that it runs from left to right. */
function directionOf(element: Element): string | null {
  const dir = element.getAttribute('dir')?.toLowerCase();
  return !dir || dir === 'ltr' ? null : dir;
}

/** One of a page of ours has further classes there, and its word as text. */
function keepCallout(aside: Element): void {
  const kind = CALLOUT_KINDS.find((one) => aside.classList.contains(one));
  if (!kind) return;
  aside.className = kind;
  const first = aside.querySelector('p');
  if (first?.textContent === CALLOUTS[kind]) first.remove();
}

/** Word writes a list as paragraphs that know their list and level, each with its bullet or number as text. */
function listsOfWord(body: HTMLElement): void {
  /** The lists that are open, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3')) {
    const level = Number(
      /mso-list:[^;]*\blevel(\d)/.exec(paragraph.getAttribute('data-style') ?? '')?.[1] ?? 0,
    );
    if (level === 0) continue;
    const mark = markOf(paragraph);
    const tag = /^\s*[\da-z]{1,4}[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const follows = open[0]?.nextElementSibling === paragraph;
    open = follows ? open.slice(0, level) : [];
    while (open.length < level) open.push(listIn(open, paragraph, tag));
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open[level - 1].append(item);
    paragraph.remove();
  }
}

function markOf(paragraph: Element): Element | undefined {
  return [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('data-style') ?? ''),
  );
}

/** A new list: in the last item of the innermost that is open, or in front of the paragraph. */
function listIn(open: Element[], paragraph: Element, tag: 'ol' | 'ul'): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  const parent = open.at(-1);
  if (!parent) {
    list.setAttribute('dir', directionOf(paragraph) ?? '');
    paragraph.before(list);
  } else {
    const item = parent.lastElementChild ?? parent.appendChild(paragraph.ownerDocument.createElement('li'));
    item.append(list);
  }
  return list;
}

/** Google Docs has all of its marks in styles, and its whole text in a `b` that is not bold. */
function markStyled(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  const isBold = /font-weight:\s*(bold|[6-9]00)/i.test(style);
  if (element.localName === 'b' && /font-weight:\s*normal/i.test(style)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (!/^(span|p|a|font)$/.test(element.localName)) return;
  if (isBold) wrapContents(element, 'strong');
  if (/font-style:\s*italic/i.test(style)) wrapContents(element, 'em');
  if (/text-decoration[^;]*line-through/i.test(style)) wrapContents(element, 's');
  if (/vertical-align:\s*super/i.test(style)) wrapContents(element, 'sup');
  if (/vertical-align:\s*sub/i.test(style)) wrapContents(element, 'sub');
}

function wrapContents(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

function rename(body: HTMLElement, from: string, to: string): void {
  for (const element of body.querySelectorAll(from)) {
    const renamed = body.ownerDocument.createElement(to);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}
