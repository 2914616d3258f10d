import { fieldId } from '../fields/profile-form.ts';

/** Moves the focus to the control of a field, or to the first one of a group. */
export function focusField(name: string): void {
  focusControl(document.getElementById(fieldId(name)));
}

/** Moves the focus to the first field of the page that is wrong. */
export function focusFirstWrong(): void {
  focusControl(document.querySelector<HTMLElement>('form [aria-invalid], form [data-invalid]'));
}

function focusControl(element: HTMLElement | null): void {
  const control = element?.matches('fieldset')
    ? element.querySelector<HTMLElement>('input, select, button')
    : element;
  (control ?? element)?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: control === element ? 'center' : 'start' });
}
