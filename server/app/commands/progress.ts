import { numberText } from '#contract/wording.ts';
const WIDTH = 30;
const LEAST_MS_BETWEEN = 100;

/** Draws `what [####    ] 1,200/6,000` on a terminal; elsewhere it writes a line for every tenth. */
export function progressBar(stream: NodeJS.WriteStream): (what: string, done: number, of: number) => void {
  let last = 0;
  let tenth = -1;
  return (what, done, of) => {
    const share = of === 0 ? 1 : done / of;
    if (!stream.isTTY) {
      const now = Math.floor(share * 10);
      if (now === tenth) return;
      tenth = now;
      stream.write(`${what}: ${numberText(done)} of ${numberText(of)}\n`);
      return;
    }
    if (done < of && Date.now() - last < LEAST_MS_BETWEEN) return;
    last = Date.now();
    const bar = '#'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH);
    stream.write(`\r${what} [${bar}] ${numberText(done)}/${numberText(of)}`);
    if (done === of) stream.write('\n');
  };
}
