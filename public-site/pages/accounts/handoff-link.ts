import type { Plan } from '#contract/plans.ts';

/** What a verification link carries. */
export interface HandoffLink {
  /** Its three parts joined by dots (SPEC §4, Token handoff). */
  token: string;
  /** "d•••@example.com"; null when the link does not say. For the eye alone: anybody can write a link. */
  hint: string | null;
  /** What was chosen before there was an account. To be believed once the server has taken the token. */
  plan: Plan | null;
}

/** Reads the query of a verification link; null when a part is missing or is not one. */
export function handoffLink(search: string): HandoffLink | null {
  const query = new URLSearchParams(search);
  const parts = ['firstpart', 'secondpart', 'thirdpart'].map((name) => query.get(name) ?? '');
  if (!parts.every((part) => /^[\w-]+$/.test(part))) return null;
  return { token: parts.join('.'), ...saidIn(parts[1]) };
}

function saidIn(claims: string): Pick<HandoffLink, 'hint' | 'plan'> {
  try {
    const binary = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const { hint, plan } = JSON.parse(new TextDecoder().decode(bytes)) as { hint?: unknown; plan?: unknown };
    const isAddress = typeof hint === 'string' && /^[\w.%+'•-]{1,64}@[\w.•-]{1,253}$/.test(hint);
    return { hint: isAddress ? hint : null, plan: plan === 1 || plan === 2 ? plan : null };
  } catch {
    return { hint: null, plan: null };
  }
}
