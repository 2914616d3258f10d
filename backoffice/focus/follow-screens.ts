import { keepFocus } from './focus-keeper.ts';

export interface Screens {
  /** What is shown from now on: a path, as which entry of the history, and whether that was there before. */
  show(path: string, entry: string, isBack: boolean): void;
  stop(): void;
}

/** Keeps the focus on the screen that is shown, and remembers by which link each entry of the history was left. */
export function followScreens(): Screens {
  const keeper = keepFocus();
  const leftBy = new Map<string, string>();
  let shown: { path: string; entry: string } | null = null;

  const press = ({ target }: MouseEvent) => {
    const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
    if (href && shown) leftBy.set(shown.entry, href);
  };
  addEventListener('click', press, true);

  return {
    show(path, entry, isBack) {
      const before = shown?.path;
      shown = { path, entry };
      // The first screen has the focus as any page does; filters and pages of a list are the same screen.
      if (before === undefined) return;
      if (before === path) return keeper.recordsChange();
      if (!isBack) scrollTo(0, 0);
      keeper.screenOpens(isBack ? leftBy.get(entry) : undefined);
    },
    stop() {
      keeper.stop();
      removeEventListener('click', press, true);
    },
  };
}
