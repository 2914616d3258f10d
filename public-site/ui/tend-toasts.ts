/** Pixels below the crisis line, as at the bottom. */
const GAP = 16;
/** What is pressed, filled in or read next. */
const NEEDED = 'a, button, input, select, textarea, [role=alert]';

let list: HTMLElement | null = null;
let cameFrom: EventTarget | null = null;

/** What messages need once there are some, and what no page needs before: their place on a phone, and the way back of the focus. */
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
 * At the top where they would lie over what is needed next at the bottom, which is in the form or the section that has
 * the focus. Never over the crisis line. A dialog leaves room for them below, and a wide window has it beside.
 */
function place(): void {
  const layer = list?.parentElement;
  if (!layer || !list?.firstChild) return;
  const focused = document.activeElement;
  // Somebody is at them.
  if (list.contains(focused)) return;
  const frame = focused?.closest('dialog') ? null : focused?.closest('form, section');
  const needed = [...(frame?.querySelectorAll(NEEDED) ?? [])];
  layer.style.setProperty('--above', `${Math.max(0, endOfCrisisLine()) + GAP}px`);
  const covered = coveredWhen(layer, false, needed);
  if (covered > 0 && coveredWhen(layer, true, needed) >= covered) coveredWhen(layer, false, needed);
}

function coveredWhen(layer: HTMLElement, isAbove: boolean, needed: Element[]): number {
  layer.toggleAttribute('data-above', isAbove);
  const { top, bottom } = layer.getBoundingClientRect();
  return needed.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.height > 0 && box.bottom > top && box.top < bottom;
  }).length;
}

function endOfCrisisLine(): number {
  return document.querySelector('a[href="tel:911"]')?.closest('p')?.getBoundingClientRect().bottom ?? 0;
}
