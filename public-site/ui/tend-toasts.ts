/** Pixels below the header, as at the bottom. */
const GAP = 16;
/** What is pressed, filled in or read next. */
const NEEDED = 'a, button, input, select, textarea, [role=alert]';

let list: HTMLElement | null = null;
let cameFrom: EventTarget | null = null;

/** What messages need once there are some, and what no page needs before: their place, and the way back of the focus. */
export function tendToasts(toasts: HTMLElement): void {
  list = toasts;
  place();
  // Before its button does what it does: then the focus is gone with it.
  list.addEventListener('click', giveBack, true);
  // What is needed next may come after the message.
  addEventListener('focusin', follow);
}

function follow({ target, relatedTarget }: FocusEvent): void {
  if (!list?.contains(target as Node)) place();
  else if (!list.contains(relatedTarget as Node)) cameFrom = relatedTarget;
}

/** To where it was before somebody came to the message that is closed. */
function giveBack({ target }: MouseEvent): void {
  const isClosed = target instanceof Element && target.closest('button') !== null;
  if (isClosed && list?.contains(document.activeElement) && cameFrom instanceof HTMLElement)
    cameFrom.focus({ preventScroll: true });
}

/**
 * Where they lie over less of what is needed next, which is in the dialog, the form or the section that has the focus:
 * at the top of a wide window (SPEC §9) and at the bottom of a phone, if both are alike. Never over the header.
 */
function place(): void {
  const layer = list?.parentElement;
  if (!layer || !list?.firstChild) return;
  const focused = document.activeElement;
  // Somebody is at them.
  if (list.contains(focused)) return;
  const isWide = matchMedia('(min-width: 44em)').matches;
  const dialog = focused?.closest('dialog');
  // On a phone a dialog leaves room for them below.
  const frame = dialog ? isWide && dialog : focused?.closest('form, section');
  layer.style.setProperty('--above', `${(dialog ? 0 : endOfHeader()) + GAP}px`);
  const covered = coveredWhen(layer, isWide, frame);
  if (covered > 0 && coveredWhen(layer, !isWide, frame) >= covered) coveredWhen(layer, isWide, frame);
}

function coveredWhen(layer: HTMLElement, isAbove: boolean, frame?: Element | false | null): number {
  layer.dataset.at = isAbove ? 'top' : 'bottom';
  if (!frame) return 0;
  const toasts = layer.getBoundingClientRect();
  // What a dialog scrolls to is behind its edge.
  const end = frame.getBoundingClientRect().bottom;
  return [...frame.querySelectorAll(NEEDED)].filter((one) => {
    const { top, bottom, left, right, height } = one.getBoundingClientRect();
    if (height === 0 || top >= end || layer.contains(one)) return false;
    return left < toasts.right && right > toasts.left && top < toasts.bottom && bottom > toasts.top;
  }).length;
}

function endOfHeader(): number {
  const line = document.querySelector('a[href="tel:911"]');
  return Math.max(0, line?.closest('header, aside')?.getBoundingClientRect().bottom ?? 0);
}
