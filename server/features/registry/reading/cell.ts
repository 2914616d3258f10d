/** What stands in a cell, without what nobody can see. Longer than any published width it is no text of a register. */
export function cellText(cell: string): string {
  const text = cell
    .replace(/[\t\r\n]+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .trim();
  return text === '<UNAVAIL>' ? '' : text.slice(0, LONGEST);
}

const LONGEST = 200;

/** An ISO date of MM/DD/YYYY or YYYYMMDD; null for none. */
export function cellDate(cell: string): string | null {
  const text = cell.trim();
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  const iso =
    month === undefined ? text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : `${year}-${month}-${day}`;
  return /^\d{4}-\d\d-\d\d$/.test(iso) && isDay(iso) ? iso : null;
}

function isDay(iso: string): boolean {
  const time = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso) && iso > '1900';
}
