import type { Random } from '../random.ts';
import { isTrue } from './lines.ts';
import type { Line } from './lines.ts';

/** A bio in the making: sentences chosen so far, and what they rule out. */
export interface Draft {
  /**
   * Adds a line of the pool that is true and not too like the others, if there is one. `place` says which of them: 0 is
   * the first, just below 1 the last; otherwise it is any.
   */
  add(pool: readonly Line[], place?: number): void;
  has(lines: readonly Line[]): boolean;
  newParagraph(): void;
  dropLast(): void;
  words(): number;
  text(slots: Record<string, string>): string;
}

/** An empty bio of somebody of whom these facts hold. */
export function draft(random: Random, facts: Set<string>): Draft {
  const paragraphs: Line[][] = [[]];
  const openings = new Set<string>();
  const words = new Set<string>();

  function isFresh(line: Line): boolean {
    const paragraph = paragraphs[paragraphs.length - 1];
    const tooManyIs = beginsWithI(line) && paragraph.length > 1 && paragraph.slice(-2).every(beginsWithI);
    return !tooManyIs && !openings.has(line.beginning) && !line.telling.some((word) => words.has(word));
  }

  function take(line: Line): void {
    paragraphs[paragraphs.length - 1].push(line);
    openings.add(line.beginning);
    for (const word of line.telling) words.add(word);
    for (const fact of line.adds) facts.add(fact);
  }

  return {
    add(pool, place = random.next()) {
      const usable = pool.filter((line) => isTrue(line, facts) && isFresh(line));
      if (usable.length > 0) take(usable[Math.floor(place * usable.length)]);
    },
    has: (lines) => paragraphs.some((paragraph) => paragraph.some((line) => lines.includes(line))),
    newParagraph() {
      if (paragraphs[paragraphs.length - 1].length > 0) paragraphs.push([]);
    },
    dropLast() {
      const longest = paragraphs.reduce((a, b) => (b.length > a.length ? b : a));
      longest.pop();
    },
    words: () => paragraphs.flat().reduce((sum, line) => sum + line.text.split(' ').length, 0),
    text: (slots) =>
      paragraphs
        .filter((paragraph) => paragraph.length > 0)
        .map((paragraph) => paragraph.map((line) => line.text).join(' '))
        .join('\n\n')
        .replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]),
  };
}

function beginsWithI({ beginning }: Line): boolean {
  return beginning.startsWith('I ');
}
