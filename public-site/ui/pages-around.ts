/** The page numbers to show around `page` of 1 to `last`; null where numbers are left out. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  if (page <= 2) shown.push(Math.min(3, last));
  if (page >= last - 1) shown.push(Math.max(1, last - 2));
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const missing = number - (numbers[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [null, number];
  });
}
