import { ALLOWED_ELEMENTS, ROOT, endsFor, takes } from './allowed-elements.ts';
import type { Kind } from './allowed-elements.ts';

/** As sanitize-html writes them: every `<` begins a tag, every value is quoted. */
const TAG_OR_TEXT = /<(\/?)(\w+)((?: [a-z]+="[^"]*")*)(?: \/)?>|[^<]+/g;

/** Browsers stop nesting at 512. */
const MAX_DEPTH = 100;
/** So that a list or table always has room for its parts. */
const PARTS = 4;

interface Open {
  name: string;
  /** Where its tag is in the output. */
  at: number;
  /** Put there by us. */
  filled: boolean;
  /** Something in it stays. */
  used: boolean;
}

/**
 * The HTML, which must be sanitize-html's and of ALLOWED_ELEMENTS alone, nested so that a browser builds the very tree that is
 * written.
 */
export function nest(html: string): string {
  const written: string[] = [];
  const open: Open[] = [];
  /** The tags of the input that are not closed yet, with what became of them. */
  const given: { name: string; element: Open | null }[] = [];

  for (const [text, slash, name, attributes] of html.matchAll(TAG_OR_TEXT)) {
    if (!name) write(text);
    else if (slash) end(name);
    else begin(name, attributes);
  }
  closeTo(0);
  return written.join('').replaceAll('\u00a0', '&nbsp;');

  function write(text: string): void {
    const seen = /[^\t\n ]/.test(text);
    if (seen) makeRoom('inline');
    const inside = open.at(-1);
    // Browsers drop a line's end right after this tag.
    const opensPre = inside?.name === 'pre' && inside.at === written.length - 1;
    const kept = opensPre ? text.replace(/^\n+/, '') : text;
    if (kept) written.push(kept);
    if (seen) use();
  }

  function begin(name: string, attributes: string): void {
    const element = ALLOWED_ELEMENTS[name];
    const fits = mayHold(name, attributes) && makeRoom(element.kind);
    if (fits && element.void) {
      written.push(`<${name}${attributes}>`);
      use();
    } else if (!element.void) {
      given.push({ name, element: fits ? push(name, attributes) : null });
    }
  }

  function mayHold(name: string, attributes: string): boolean {
    const { kind, fill } = ALLOWED_ELEMENTS[name];
    if ((name === 'a' || name === 'img') && !attributes) return false;
    if (name === 'a' && open.some((element) => element.name === 'a')) return false;
    return open.length < (kind === 'block' && fill ? MAX_DEPTH - PARTS : MAX_DEPTH);
  }

  /** Ends what ends here and begins what is missing. False, with nothing done, when there is no place for it. */
  function makeRoom(kind: Kind): boolean {
    for (let depth = open.length; ; depth--) {
      let holder = depth > 0 ? ALLOWED_ELEMENTS[open[depth - 1].name] : ROOT;
      if (takes(holder, kind)) {
        closeTo(depth);
        for (; !holder.holds.includes(kind) && holder.fill; holder = ALLOWED_ELEMENTS[holder.fill]) {
          push(holder.fill, '', true);
        }
        return true;
      }
      if (depth === 0 || !endsFor(kind, open[depth - 1].name)) return false;
    }
  }

  function push(name: string, attributes: string, filled = false): Open {
    const element = { name, at: written.length, filled, used: false };
    open.push(element);
    written.push(`<${name}${attributes}>`);
    if (!vanishes(element)) use();
    return element;
  }

  function use(): void {
    for (let i = open.length - 1; i >= 0 && !open[i].used; i--) open[i].used = true;
  }

  function end(name: string): void {
    const index = given.findLastIndex((tag) => tag.name === name);
    if (index === -1) return;
    const [{ element }] = given.splice(index);
    const depth = element ? open.indexOf(element) : -1;
    if (depth === -1) return;
    closeTo(depth + 1);
    open.pop();
    written.push(`</${name}>`);
    use();
  }

  /** Ends what has no end of its own here; of that, what is empty vanishes. */
  function closeTo(depth: number): void {
    for (const element of open.splice(depth).reverse()) {
      if (element.used || !vanishes(element)) written.push(`</${element.name}>`);
      else written[element.at] = '';
    }
  }
}

function vanishes({ name, filled }: Open): boolean {
  return filled || name === 'p' || ALLOWED_ELEMENTS[name].kind === 'inline';
}
