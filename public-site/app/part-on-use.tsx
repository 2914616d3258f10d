import { Suspense, use, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { isHydrating } from './hydrate-later.tsx';
import { lazyPart } from './lazy-part.tsx';
import { showError } from './toasts.ts';

/** Somebody is there. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'];

/** What the server sent and is not taken over yet: selectors, each with what asks for the code. */
const waiting = new Map<string, () => void>();
/** What was pressed in it last. */
let pressed: { place: string; again: () => void; failed: (error: unknown) => void } | null = null;

/**
 * A part that the server sends, and whose code comes with the first sign of somebody. A press that comes before the code
 * is kept, and done then. It renders one element, which the selector `place` finds.
 */
export function partOnUse<Props extends object>(
  place: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const NotSent = lazyPart(load);
  let Part: ComponentType<Props> | null = null;
  let isAsked = false;
  let hasCome = () => {};
  const comes = new Promise<void>((resolve) => (hasCome = resolve));

  async function ask() {
    if (isAsked) return;
    isAsked = true;
    try {
      Part = await load();
      hasCome();
    } catch (error) {
      // The next sign asks again; a browser may remember that it did not come.
      isAsked = false;
      if (pressed?.place !== place) return;
      pressed.failed(error);
      pressed = null;
    }
  }

  function Sent(props: Props) {
    if (!Part) use(comes);
    useLayoutEffect(() => {
      waiting.delete(place);
      if (pressed?.place !== place) return;
      pressed.again();
      pressed = null;
    }, []);
    return Part && <Part {...props} />;
  }

  return function PartOnUse(props: Props) {
    const [isSent] = useState(isHydrating);
    useLayoutEffect(() => {
      if (!isSent) return;
      if (!Part) waiting.set(place, () => void ask());
      return () => void waiting.delete(place);
    }, [isSent]);
    if (!isSent) return <NotSent {...props} />;
    return (
      <Suspense fallback={null}>
        <Sent {...props} />
      </Suspense>
    );
  };
}

/** Call once, in the browser, when all has come that does not wait for somebody. */
export function watchUse(): void {
  const come = () => waiting.forEach((ask) => ask());
  for (const sign of SIGNS) addEventListener(sign, come, { capture: true, passive: true });
  for (const press of ['click', 'submit']) addEventListener(press, keep, true);
}

function keep(event: Event): void {
  const target = event.target as Element;
  const control = target.closest<HTMLElement>('a[href^="/"], button, form');
  const place = control && [...waiting.keys()].find((selector) => control.closest(selector));
  // Into another tab is the browser's way.
  const { ctrlKey, metaKey, shiftKey } = event as Partial<MouseEvent>;
  if (!place || ctrlKey || metaKey || shiftKey) return;
  if (control instanceof HTMLFormElement && event.type === 'click') return;
  event.preventDefault();
  event.stopPropagation();
  pressed = {
    place,
    again: () => (control instanceof HTMLFormElement ? control.requestSubmit() : control.click()),
    failed: control instanceof HTMLAnchorElement ? () => location.assign(control.href) : showError,
  };
  waiting.get(place)?.();
}
