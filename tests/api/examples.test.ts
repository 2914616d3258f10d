import { beforeAll, expect, it } from 'vitest';
import recorded from '../../server/features/api/example-answers.json' with { type: 'json' };
import { keepExamples } from './keep-examples.ts';
import { runExamples } from './run-examples.ts';
import type { ExampleRun } from './run-examples.ts';

let runs: ExampleRun[];

beforeAll(async () => {
  runs = await runExamples();
  if (process.env.MAKE_EXAMPLES) keepExamples(runs);
});

it('are each answered as their call says, and by 200', () => {
  const said = runs.map(({ operation, status, wrong, body }) => [
    `${operation.method} ${operation.path}`,
    status,
    wrong ?? (status === 200 ? null : body),
  ]);
  expect(said).toEqual(said.map(([call]) => [call, 200, null]));
  expect(runs.length).toBeGreaterThan(80);
});

it('are shown with an answer that is as their call says', () => {
  const answers: Record<string, unknown> = recorded;
  const wrong = runs.flatMap(({ judged, operation }) => {
    const text = JSON.stringify(answers[operation.operationId] ?? null);
    const [type] = Object.keys((operation.responses[200] as { content: object }).content);
    return judged(operation, 200, type, text) ?? [];
  });
  expect(wrong).toEqual([]);
  expect(Object.keys(answers).sort()).toEqual(runs.map(({ operation }) => operation.operationId).sort());
});
