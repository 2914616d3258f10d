type Interval = 'month' | 'year';

/**
 * The end of the period that `from` falls in, of periods counted from the anchor; all in Unix seconds. A period that
 * began on the 31st ends on the last day of a shorter month, and the next one on the 31st again.
 */
export function periodEndAfter(anchor: number, interval: Interval, from: number): number {
  const months = interval === 'year' ? 12 : 1;
  for (let count = 1; ; count += 1) {
    const end = monthsAfter(anchor, count * months);
    if (end > from) return end;
  }
}

function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
