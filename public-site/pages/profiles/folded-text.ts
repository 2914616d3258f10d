/** A little more than the first part is shown as well: nobody opens a fold for a sentence. */
const LITTLE = 1.3;

/**
 * The paragraphs of a text: those of about its first `length` characters, and the rest. A paragraph that goes on far
 * beyond is cut after a sentence, or between words where it has none.
 */
export function foldedAfter(text: string, length: number): { shown: string[]; rest: string[] } {
  const paragraphs = text.split(/\n\s*\n/);
  if (text.length <= length * LITTLE) return { shown: paragraphs, rest: [] };
  const shown: string[] = [];
  let left = length;
  for (const [index, paragraph] of paragraphs.entries()) {
    const rest = paragraphs.slice(index + 1);
    if (paragraph.length > left * LITTLE) {
      const end = left < length / 4 ? 0 : lastEnd(paragraph, left);
      if (end > 0) {
        return {
          shown: [...shown, paragraph.slice(0, end)],
          rest: [paragraph.slice(end).trimStart(), ...rest],
        };
      }
      return shown.length === 0 ? { shown: [paragraph], rest } : { shown, rest: [paragraph, ...rest] };
    }
    shown.push(paragraph);
    left -= paragraph.length;
  }
  return { shown, rest: [] };
}

/** Where the last sentence before a length ends, else the last word; 0 when there is none. */
function lastEnd(text: string, length: number): number {
  const before = text.slice(0, length);
  const sentence = [...before.matchAll(/[.!?…。！？]\s/gu)].at(-1)?.index;
  return sentence === undefined ? Math.max(0, before.lastIndexOf(' ')) : sentence + 1;
}
