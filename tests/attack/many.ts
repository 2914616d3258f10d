/** Does its worst and resolves with what went wrong for others; null when nothing did. */
export type Attack = (origin: string) => Promise<string | null>;

/** Acts `count` times, `most` at once. */
export async function times<T>(count: number, most: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) results.push(await act(next++));
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}

/** Signs in. The status is 0 where the connection was cut. */
export async function login(origin: string, email: string, password: string) {
  try {
    const response = await fetch(`${origin}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { token = '' } = (await response.json()) as { token?: string };
    return { status: response.status, retryAfter: response.headers.get('retry-after'), token };
  } catch {
    // A connection that was cut.
    return { status: 0, retryAfter: null, token: '' };
  }
}

/** A word of its own for each number. */
export function word(n: number): string {
  return (n + 18_278).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]);
}
