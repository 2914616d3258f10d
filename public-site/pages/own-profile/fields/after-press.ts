let isPressing = false;
const waiting: (() => void)[] = [];

/**
 * Does something at once, or when the press that is under way has ended: what appears while a button is pressed would
 * move it away from below the finger, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressing) waiting.push(act);
  else act();
}

function begin() {
  isPressing = true;
}

/** The click comes right after the release. */
function end() {
  setTimeout(() => {
    isPressing = false;
    for (const act of waiting.splice(0)) act();
  });
}

if (typeof document !== 'undefined') {
  for (const pressed of ['pointerdown', 'mousedown']) document.addEventListener(pressed, begin, true);
  for (const left of ['pointerup', 'pointercancel', 'mouseup']) document.addEventListener(left, end, true);
}
