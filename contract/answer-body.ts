/** What an answer says: what its JSON stands for, else its text. Null for nothing, and for a page of somebody in between. */
export function answerBody(text: string, type: string | null): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const isForPeople = type === null || type.startsWith('text/plain');
    return isForPeople && text.trim() !== '' ? text : null;
  }
}

/** SPEC §8: what a refusal tells the person, as the server says it; undefined when it says nothing. */
export function messageOf(body: unknown): string | undefined {
  if (typeof body === 'string') return body.trim() || undefined;
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}
