import type { Call } from '../../server/platform/http/describe-call.ts';
import { judge, lookedUp, startWorld } from './world.ts';
import type { Described, Judge, Role, World } from './world.ts';

/** What the example of a call was answered. */
export interface ExampleRun {
  judged: Judge;
  operation: Described;
  status: number;
  /** The body: of JSON, what it stands for. */
  body: unknown;
  /** What is wrong with it. */
  wrong: string | null;
}

/** After these the account of the examples is another, or gone. */
const ENDING = ['/api/user/change-password', '/api/user/delete-account'];

/** Makes every call that has an example, as whom it is for. */
export async function runExamples(): Promise<ExampleRun[]> {
  const runs: ExampleRun[] = [];
  const world = await startWorld(true);
  const filled = lookedUp(world);
  const judged = judge(world.api);
  const examples = world.operations.filter((operation) => operation['x-example']);
  for (const operation of examples)
    if (ENDING.includes(operation.path)) {
      const own = await startWorld(true);
      runs.push(await run(own, lookedUp(own), judged, operation));
    } else runs.push(await run(world, filled, judged, operation));
  return runs;
}

async function run(
  world: World,
  filled: ReturnType<typeof lookedUp>,
  judged: Judge,
  operation: Described,
): Promise<ExampleRun> {
  const { method, path, security, requestBody, 'x-example': given = {} } = operation;
  const { query = '', parts = {}, body }: NonNullable<Call['example']> = await filled(given);
  const role: Role = path.startsWith('/api/admin')
    ? 'administrator'
    : security.length > 0
      ? 'doctor'
      : 'nobody';
  const [type] = Object.keys(requestBody?.content ?? {});
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name])) + query;
  const answer = await world.app.send(method.toUpperCase(), address, {
    token: await world.tokenOf(role),
    ...(body !== undefined && {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': type },
    }),
  });
  const said = answer.headers.get('content-type') ?? '';
  return {
    judged,
    operation,
    status: answer.status,
    body: said.startsWith('application/json') ? answer.json() : answer.text,
    wrong: judged(operation, answer.status, said, answer.text),
  };
}
