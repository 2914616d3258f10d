/** What the parts of a page are called, by the names of their directives. */
export const PART_NAMES: Record<string, string> = {
  steps: 'Steps',
  timeline: 'Timeline',
  terms: 'Terms',
  badges: 'Badges',
  bars: 'Bars',
  when: 'Shown only if',
};

/** `looks`: the attributes of the directive, as JSON. */
export function nameOfPart(name: string, looks: string | null): string {
  if (name === 'when') return `${PART_NAMES.when}: ${Object.keys(looksOf(looks)).join(', ')}`;
  return PART_NAMES[name] ?? name;
}

export function looksOf(looks: unknown): Record<string, string> {
  return typeof looks === 'string' ? (JSON.parse(looks) as Record<string, string>) : {};
}

/** The attributes of a note that is urgent. */
export const URGENT = JSON.stringify({ urgent: '' });
