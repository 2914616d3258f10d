import { ContentError } from './content-error.ts';

/** Far more of each than people write: reading takes time in the square of most of them, and tables are filled up. */
const MOST_LINES = 3000;
const MOST_NESTED = 10;
const MOST_PIPES = 20;
const MOST_OF = { ':::': 200, '[': 1000, '~': 1000, '{': 1000, '*': 4000, _: 4000 };
const MOST_MARKS = 2000;

/** What quotes and lists begin a line with. */
const MARKS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))+/;
const MARK = /[>*+-]|\d+/g;

/** Throws a ContentError for a text that would keep the process busy for minutes. To be asked before it is read. */
export function refuseTangle(text: string): void {
  const lines = text.split('\n');
  if (lines.length > MOST_LINES) throw tooMany(lines.length, MOST_LINES, 'lines');
  const counts = new Map<string, number>();
  let allMarks = 0;
  for (const [index, line] of lines.entries()) {
    const marks = MARKS.exec(line)?.[0].match(MARK)?.length ?? 0;
    if (marks > MOST_NESTED) throw tooMany(index + 1, MOST_NESTED, 'lists or quotes inside each other');
    allMarks += marks;
    if (allMarks > MOST_MARKS) throw tooMany(index + 1, MOST_MARKS, 'signs of lists and quotes in the text');
    if (timesOf('|', line) > MOST_PIPES) throw tooMany(index + 1, MOST_PIPES, '| in it');
    for (const [what, most] of Object.entries(MOST_OF)) {
      const count = (counts.get(what) ?? 0) + timesOf(what, line);
      if (count > most) throw tooMany(index + 1, most, `${what} in the text`);
      counts.set(what, count);
    }
  }
}

function timesOf(mark: string, line: string): number {
  return line.split(mark).length - 1;
}

function tooMany(line: number, most: number, what: string): ContentError {
  return new ContentError(line, `there are more than ${most.toLocaleString('en-US')} ${what}`);
}
