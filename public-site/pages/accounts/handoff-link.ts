/** What a verification link carries. */
export interface HandoffLink {
  /** Its three parts joined by dots (SPEC §4, Token handoff). */
  token: string;
  /** "d•••@example.com"; null when the link does not say. For the eye alone: anybody can write a link. */
  hint: string | null;
}

/** Reads the query of a verification link; null when a part is missing or is not one. */
export function handoffLink(search: string): HandoffLink | null {
  const query = new URLSearchParams(search);
  const parts = ['firstpart', 'secondpart', 'thirdpart'].map((name) => query.get(name) ?? '');
  if (!parts.every((part) => /^[\w-]+$/.test(part))) return null;
  return { token: parts.join('.'), hint: hintOf(parts[1]) };
}

function hintOf(claims: string): string | null {
  try {
    const binary = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const { hint } = JSON.parse(new TextDecoder().decode(bytes)) as { hint?: unknown };
    return typeof hint === 'string' && /^[\w.%+'•-]{1,64}@[\w.•-]{1,253}$/.test(hint) ? hint : null;
  } catch {
    return null;
  }
}
