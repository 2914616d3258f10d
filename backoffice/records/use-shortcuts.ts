import { useEffect } from 'react';

/** Calls what a key stands for, but not while somebody types (besides Escape), chooses in a dialog, or means the browser. */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || !(target instanceof Element)) return;
      if (document.querySelector('[role="dialog"]')) return;
      if (key !== 'Escape' && target.closest(TYPED_INTO)) return;
      const act = shortcuts[key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [shortcuts]);
}

const TYPED_INTO =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"], [role="menu"]';
