/** What the parts of a page are called, by the names of their directives. */
export const PART_NAMES: Record<string, string> = {
  note: 'Note',
  urgent: 'Urgent note',
  steps: 'Steps',
  timeline: 'Timeline',
  terms: 'Terms',
  badges: 'Badges',
  bars: 'Bars',
  when: 'Shown only if',
};

/** `looks`: the attributes of the directive, as JSON. */
export function nameOfPart(name: string, looks: string | null): string {
  const attributes = Object.keys(looksOf(looks));
  if (name === 'when') return `${PART_NAMES.when}: ${attributes.join(', ')}`;
  if (name === 'note' && attributes.includes('urgent')) return PART_NAMES.urgent;
  return PART_NAMES[name] ?? name;
}

export function looksOf(looks: unknown): Record<string, string> {
  return typeof looks === 'string' ? (JSON.parse(looks) as Record<string, string>) : {};
}
