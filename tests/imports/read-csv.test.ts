import { setImmediate as round } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../server/features/imports/read-csv.ts';

const read = (text: string | Buffer) => readCsv(Buffer.from(text), round);

describe('a file', () => {
  it.each([
    ['commas', 'a,b\n1,2\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['the line ends of Windows', 'a,b\r\n1,2\r\n'],
    ['those of an old Macintosh', 'a,b\r1,2\r'],
    ['a byte order mark', '\ufeffa,b\n1,2'],
    ['quotation marks', '"a","b"\n"1","2"'],
  ])('is read with %s', async (_, text) => {
    expect(await read(text)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ]);
  });

  it('keeps line ends and separators in quotation marks, and knows on which line each record begins', async () => {
    const text = 'a,b\r\n"two\r\nlines, and ""quotes""",2\r\n\r\n3,4\r\n"x\ny\nz",5\r\n6,7';
    expect(await read(text)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['two\nlines, and "quotes"', '2'] },
      { line: 5, cells: ['3', '4'] },
      { line: 6, cells: ['x\ny\nz', '5'] },
      { line: 9, cells: ['6', '7'] },
    ]);
  });

  it('takes back the apostrophe of a file of refused lines, and no other', async () => {
    const [, record] = await read("a,b,c\n'+1 617 555 0143,'=x,'tis\n");
    expect(record.cells).toEqual(['+1 617 555 0143', '=x', "'tis"]);
  });

  it('is read in slices, whatever they cut', async () => {
    const long = 'é'.repeat(50_000);
    const records = await read(`a,b\n${`${long},x\n`.repeat(4)}`);
    expect(records.map(({ cells }) => cells[0].length)).toEqual([1, 50_000, 50_000, 50_000, 50_000]);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['Latin-1', Buffer.from('a,b\nJosé,2\n', 'latin1'), /not in UTF-8/],
    ['UTF-16', Buffer.from('\ufeffa,b\n1,2\n', 'utf16le'), /not in UTF-8/],
    ['UTF-16 without a mark', Buffer.from('a,b\n1,2\n', 'utf16le'), /not in UTF-8/],
    ['an open quotation mark', Buffer.from('a,b\n1,2\n3,"4\n5,6\n'), /opened and never closed/],
    ['a quotation mark in the middle', Buffer.from('a,b\n1"1,2\n'), /quotation mark in line 2/],
    ['a line without an end', Buffer.from(`a,b\n${'x'.repeat(200_000)},2\n`), /more than 100,000 characters/],
    ['too many lines', Buffer.from(`a\n${'x\n'.repeat(5001)}`), /at most 5,000 lines/],
  ])('is refused with a sentence: %s', async (_, bytes, sentence) => {
    await expect(readCsv(bytes, round)).rejects.toThrow(sentence);
    await expect(readCsv(bytes, round)).rejects.toMatchObject({ status: 202 });
  });

  it('of 5,000 lines is one that can', async () => {
    expect(await read(`a\n${'x\n'.repeat(5000)}`)).toHaveLength(5001);
  });
});
