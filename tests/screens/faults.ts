import type { Page } from '@playwright/test';

/** What can be measured of a page as it stands, beside looking at it: each in some words. */
export function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const isPhone = innerWidth < 480;
    const nameOf = (element: Element) => {
      const text = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
      return `${element.tagName.toLowerCase()} “${text.slice(0, 50)}”`;
    };
    const isHidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('.visually-hidden, [aria-hidden=true], footer') !== null;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));

    const widest = document.documentElement.scrollWidth;
    if (widest > innerWidth) found.add(`the page is ${widest} px wide`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (!parent || text === '' || /^(SCRIPT|STYLE|OPTION)$/.test(parent.tagName) || isHidden(parent))
        continue;
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width < 2) continue;
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      if (text.length > 6 && lines > 3 && text.length / lines < 4)
        found.add(`a letter a line: ${nameOf(parent)}`);
      if (!scrolls(parent) && (box.right > innerWidth + 1 || box.left < -1))
        found.add(`beyond the window: ${nameOf(parent)}`);
      const style = getComputedStyle(parent);
      if (
        /hidden|clip/.test(style.overflowX) &&
        style.webkitLineClamp === 'none' &&
        (parent.scrollWidth > parent.clientWidth + 1 || parent.scrollHeight > parent.clientHeight + 3) &&
        parent.clientWidth > 1
      )
        found.add(`cut off: ${nameOf(parent)}`);
      if (/\b20\d\d-\d\d-\d\d\b|\bundefined\b|\bNaN\b|\[object|\bnull\b/.test(text))
        found.add(`machine’s words: “${text.slice(0, 60)}”`);
    }

    const pressed = [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role=button], [role=menuitem]',
      ),
    ].filter(
      (element) => !isHidden(element) && !(element instanceof HTMLInputElement && element.type === 'hidden'),
    );
    for (const element of pressed) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height === 0 || !isPhone) continue;
      if (getComputedStyle(element).display === 'inline') continue;
      // A label, or an invisible edge, may make it larger.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : null;
      const whole = label ?? element;
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const reaches = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
        return (
          hit !== null &&
          (whole.contains(hit) ||
            element.contains(hit) ||
            (!hit.contains(element) && hit.closest('label')?.contains(element) === true))
        );
      };
      const tall = height >= 43.5 || (reaches(0, -21) && reaches(0, 21));
      if (!tall && Math.max(height, label?.getBoundingClientRect().height ?? 0) < 43.5)
        found.add(`${Math.round(width)} × ${Math.round(height)}: ${nameOf(element)}`);
    }
    scrollTo(0, 0);
    return [...found];
  });
}
