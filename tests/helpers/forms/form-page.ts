/* What stands on a page of a form: what can be typed into and pressed, and the words in it. */
import type { FormTab } from './form-browser.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement;

export function dialogOf({ window }: FormTab): Element | undefined {
  return [...window.document.querySelectorAll('dialog[open], [role="dialog"]')].at(-1);
}

/** What can be pressed: behind a dialog nothing can. */
export function buttonsOf(tab: FormTab): HTMLElement[] {
  const all = [...(dialogOf(tab) ?? tab.window.document).querySelectorAll<HTMLElement>('button, a[href]')];
  return all.filter((button) => !(button as HTMLButtonElement).disabled);
}

export function choiceOf(tab: FormTab, some: RegExp): HTMLElement | undefined {
  return buttonsOf(tab).find((button) => some.test(labelOf(button)));
}

export function labelOf(button: HTMLElement): string {
  return (button.getAttribute('aria-label') ?? button.textContent).replace(/\s+/g, ' ').trim();
}

/** Letters that can be saved of it: a line that does not say how many takes forty at the least, a topic. */
export function roomOf({ maxLength, localName }: Field): number {
  if (maxLength >= 0) return maxLength;
  return localName === 'input' ? 40 : Infinity;
}

/** As a browser does it: frameworks follow the setter of the element itself. */
export function write(field: Field, text: string): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  const { Event } = field.ownerDocument.defaultView as Window & typeof globalThis;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function wordsIn(text: string): string[] {
  return [...new Set(text.match(/zz\d+zz/g))];
}

/** The words of what has one of these names. */
export function wordsAt(record: unknown, names: Set<string>): string[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) =>
    names.has(name) ? wordsIn(JSON.stringify(value)) : wordsAt(value, names),
  );
}
