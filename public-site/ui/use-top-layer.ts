import { useEffect, useLayoutEffect, useState } from 'react';
import { useTopDialog } from './open-dialogs.ts';

/**
 * An element above everything, modal dialogs included, that can be pointed at and focused there: it stands in the top
 * layer, and inside of the dialog that is open. It stays the same one, so what it shows is not begun anew. Null until
 * the page is the visitor's.
 */
export function useTopLayer(className: string): HTMLElement | null {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const dialog = useTopDialog();

  useEffect(() => {
    const created = document.createElement('div');
    created.className = className;
    created.popover = 'manual';
    setElement(created);
    return () => created.remove();
  }, [className]);

  useLayoutEffect(() => {
    if (!element) return;
    (dialog ?? document.body).append(element);
    // Shown after the dialog, so above it. An older browser has no top layer but for dialogs.
    if ('showPopover' in element) element.showPopover();
  }, [element, dialog]);

  return element;
}
