/** focus/: where the focus goes when what had it is gone, or another screen has opened. */

/** Of react-admin: what stands beside the menu. */
const SCREEN = '#main-content';
/** What keeps the focus to itself, and gives it back when it closes. */
const MODAL = '[role="dialog"], dialog[open], .MuiPopover-root';
/** `data-outcome`: words that say what came of the button whose place they took. */
const FOCUSABLE =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], [contenteditable="true"], [data-outcome]';
/** Whoever does one of these looks where they like. */
const ACTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'];

interface Place {
  element: Element;
  /** What it is in, from the inside out, and where in that. */
  within: { parent: Element; index: number }[];
}

export interface FocusKeeper {
  /** Another screen opens. `back`: where its link led that it was left by, if it was seen before. */
  screenOpens(back?: string): void;
  /** The screen shows other records, from its top: what keys have pressed for that stays in view. */
  recordsChange(): void;
  stop(): void;
}

/**
 * Follows the focus. When a screen opens, its heading gets it, or the link that it was left by; when what had it is
 * gone or was disabled, what is next to it does, and on a screen that is made anew, the heading.
 */
export function keepFocus(): FocusKeeper {
  let current: Element | null = null;
  let place: Place | null = null;
  let wasDisabled = false;
  /** A heading is waited for. */
  let isOpening = false;
  let leftBy: string | undefined;
  /** Until something else is done: the records are as high as they are once they have come. */
  let staysInView = false;
  const letGo = () => (staysInView = false);

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    current = target;
    wasDisabled = false;
    if (target.closest(SCREEN)) place = placeOf(target);
  };

  const settle = () => {
    if (current?.matches(':disabled')) wasDisabled = true;
    const focused = document.activeElement;
    if (staysInView) focused?.scrollIntoView({ block: 'nearest' });
    const isNowhere = focused === document.body;
    if ((!isNowhere && !isOpening && leftBy === undefined) || document.querySelector(MODAL)) return;
    if (isOpening) open();
    else if (leftBy !== undefined) goBack();
    else if (current && !isShown(current)) replace();
    else if (wasDisabled && current instanceof HTMLElement && current.matches(':enabled')) focus(current);
  };

  function open() {
    const { activeElement } = document;
    const isThere = activeElement?.closest(SCREEN) && isShown(activeElement);
    if (isThere || focusHeading()) isOpening = false;
    if (isThere) leftBy = undefined;
    else if (!isOpening && leftBy !== undefined) goBack();
  }

  /** Rows may come after the heading. */
  function goBack() {
    if (document.activeElement !== document.body && document.activeElement?.localName !== 'h1')
      return void (leftBy = undefined);
    const links = document.querySelectorAll<HTMLElement>(`${SCREEN} a[href]`);
    const link = [...links].find((one) => one.getAttribute('href') === leftBy);
    if (!link) return;
    leftBy = undefined;
    link.focus();
  }

  function replace() {
    const next = place && nextTo(place);
    if (next) focus(next);
    else isOpening = !focusHeading();
  }

  const changes = new MutationObserver(settle);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  addEventListener('focusin', note);
  for (const act of ACTS) addEventListener(act, letGo, true);

  return {
    screenOpens(back) {
      isOpening = true;
      leftBy = back;
      settle();
    },
    recordsChange() {
      staysInView = document.activeElement?.matches(`${SCREEN} :focus-visible`) ?? false;
      settle();
    },
    stop() {
      changes.disconnect();
      removeEventListener('focusin', note);
      for (const act of ACTS) removeEventListener(act, letGo, true);
    },
  };
}

/** False while the screen has none yet. */
export function focusHeading(): boolean {
  const headings = document.querySelectorAll<HTMLElement>(`${SCREEN} h1`);
  const heading = [...headings].find(isShown);
  if (!heading) return false;
  heading.tabIndex = -1;
  focus(heading);
  return true;
}

function placeOf(element: Element): Place {
  const within: Place['within'] = [];
  for (let inner = element; !inner.matches(SCREEN);) {
    const parent = inner.parentElement;
    if (!parent) break;
    within.push({ parent, index: [...parent.children].indexOf(inner) });
    inner = parent;
  }
  return { element, within };
}

/** What came in its place, or stands before it, in the smallest part that is left; null where that is the screen. */
function nextTo({ element, within }: Place): HTMLElement | null {
  if (element instanceof HTMLElement && isShown(element) && element.matches(FOCUSABLE)) return element;
  for (const { parent, index } of within) {
    if (parent.matches(SCREEN)) return null;
    if (!isShown(parent)) continue;
    const parts = [...parent.children];
    const next =
      parts.slice(index).flatMap(focusableIn)[0] ?? parts.slice(0, index).flatMap(focusableIn).at(-1);
    if (next) return next;
  }
  return null;
}

function focusableIn(part: Element): HTMLElement[] {
  const all = [part, ...part.querySelectorAll(FOCUSABLE)];
  return all.filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && isShown(one),
  );
}

function isShown(element: Element): boolean {
  return element.isConnected && element.checkVisibility({ visibilityProperty: true });
}

function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
