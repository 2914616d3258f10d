type End = () => unknown;

let endsOfFile: End[] = [];
/** null between tests. */
let endsOfTest: End[] | null = null;

/** Has something ended with the test that began it, or with the file of tests that did: every-test.ts sees to it. */
export function untilTheEnd(end: End): void {
  (endsOfTest ?? endsOfFile).push(end);
}

export function beginTest(): void {
  endsOfTest = [];
}

export async function endTest(): Promise<void> {
  const ends = endsOfTest ?? [];
  endsOfTest = null;
  await endAll(ends);
}

export async function endFile(): Promise<void> {
  const ends = endsOfFile;
  endsOfFile = [];
  await endAll(ends);
}

/** The last begun first: it may need what was there before. */
async function endAll(ends: End[]): Promise<void> {
  for (const end of ends.toReversed()) await end();
}
