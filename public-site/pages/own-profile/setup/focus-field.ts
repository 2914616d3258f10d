import { fieldId } from '../fields/profile-form.ts';

const FIELDS = 'input:not([hidden]), select, textarea';

/** Moves the focus to the control of a field, or to the first one of a group. */
export function focusField(name: string): void {
  focusControl(document.getElementById(fieldId(name)));
}

/** The same of the field that the address names. Whether there is one. */
export function focusNamedField(): boolean {
  const id = location.hash.slice(1);
  const field = id.startsWith(fieldId('')) ? document.getElementById(id) : null;
  focusControl(field);
  return field !== null;
}

/** Moves the focus to the first field of the page that is wrong. */
export function focusFirstWrong(): void {
  focusControl(document.querySelector<HTMLElement>('form [aria-invalid], form [data-invalid]'));
}

function focusControl(element: HTMLElement | null): void {
  if (!element) return;
  unfold(element);
  const control = element.matches(`${FIELDS}, button`) ? element : firstControl(element);
  (control ?? element).focus({ preventScroll: true });
  element.scrollIntoView({ block: control === element ? 'center' : 'start' });
}

/** What is filled in comes before buttons: the first of these removes a row. */
export function firstControl(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>(FIELDS) ?? element.querySelector('button');
}

/** Opens what a field is folded in, and what is folded in it. */
function unfold(element: HTMLElement): void {
  const inner = element.querySelector('details');
  if (inner) inner.open = true;
  for (let outer = element.closest('details'); outer; outer = outer.parentElement?.closest('details') ?? null)
    outer.open = true;
}
