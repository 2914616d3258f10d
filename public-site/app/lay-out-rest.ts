/** On the root while base.css keeps what is `below` out of the layout. Set by the server. */
const MARK = 'data-first-screen';
const LAID_OUT = 'data-laid-out';

/** Lays out what is below the first screen, a part in a task, so that no finger has to wait for all of it. */
export async function layOutRest(root: HTMLElement): Promise<void> {
  const parts = root.querySelectorAll('.below');
  for (const part of parts) {
    await new Promise((done) => setTimeout(done));
    part.setAttribute(LAID_OUT, '');
    part.getBoundingClientRect();
  }
  layOutAll();
  for (const part of parts) part.removeAttribute(LAID_OUT);
}

/** Lays out all at once: before the page is scrolled to a place, which depends on all above it. */
export function layOutAll(): void {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
}
