import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The looks of texts that have had contrast enough since this worker began. */
const passed = new Set<string>();

/**
 * What axe finds of contrast on a page that has it. It is slow to say which color stands behind a text, so it is asked
 * only of texts that look, and lie in what looks, like none that has passed: a header once and not on every page.
 */
export async function faultsOfContrast(page: Page): Promise<string[]> {
  const { faults, passing } = await page.evaluate(lookAtTexts, [...passed].join(' '));
  for (const look of passing) passed.add(look);
  return faults;
}

/** Runs in the page. `known`: looks, with spaces between them. */
async function lookAtTexts(known: string): Promise<{ faults: string[]; passing: string[] }> {
  const scheme = String(matchMedia('(prefers-color-scheme: dark)').matches);
  const shown = new Map<Element, CSSStyleDeclaration>();
  const looks = new Map<Element, string>();
  const passing = new Set(known.split(' '));
  const faults: string[] = [];

  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) => hasText(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  const unknown = texts.filter(isUnknown);
  const oneOfEach = new Map(unknown.map((text) => [lookOf(text), text]));
  await ask([...oneOfEach.values()]);
  // What axe cannot say of one, it may of another that looks the same.
  await ask(unknown.filter((text) => isUnknown(text) && oneOfEach.get(lookOf(text)) !== text));
  return { faults, passing: [...passing] };

  async function ask(include: Element[]): Promise<void> {
    if (include.length === 0) return;
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(
      { include },
      {
        runOnly: ['color-contrast'],
        resultTypes: ['violations', 'passes'],
        selectors: false,
        elementRef: true,
        iframes: false,
      },
    );
    for (const { nodes } of passes) for (const { element } of nodes) passing.add(lookOf(element as Element));
    for (const { id, nodes } of violations)
      faults.push(...nodes.map(({ html }) => `${id}: ${html.slice(0, 150)}`));
  }

  function isUnknown(element: Element): boolean {
    return !passing.has(lookOf(element));
  }

  function hasText(element: Element): boolean {
    const isField = /^(input|select|textarea)$/.test(element.localName);
    return isField || [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  }

  /** Of an element, all that it lies in, and the layers that lie in those. */
  function lookOf(element: Element | null): string {
    if (!element) return scheme;
    const look =
      looks.get(element) ??
      hash([lookOf(element.parentElement), ownLook(element), ...layersIn(element).map(ownLook)].join());
    looks.set(element, look);
    return look;
  }

  function ownLook(element: Element): string {
    const style = styleOf(element);
    return [
      ...[element.localName, element.getAttribute('class'), style.position, style.opacity, style.color],
      ...[style.backgroundColor, style.backgroundImage, style.textShadow, style.fontSize, style.fontWeight],
    ].join();
  }

  /** What may stand before or behind a text without being around it. */
  function layersIn(element: Element): Element[] {
    return [...element.children].filter((child) => /absolute|fixed/.test(styleOf(child).position));
  }

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = shown.get(element) ?? getComputedStyle(element);
    shown.set(element, style);
    return style;
  }

  /** Short, and in two halves, so that no two looks are taken for one. */
  function hash(text: string): string {
    let [one, other] = [0, 0];
    for (let i = 0; i < text.length; i++) {
      one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
      other = Math.imul(other ^ text.charCodeAt(i), 0x85ebca6b) ^ (other >>> 15);
    }
    return `${one.toString(36)}.${other.toString(36)}`;
  }
}
