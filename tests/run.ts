import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { changedStages } from './run/changed-stages.ts';
import { ROOT, shown, shownAs } from './run/command.ts';
import type { Run } from './run/command.ts';
import { inLong } from './run/long.ts';
import { readOptions, usage } from './run/options.ts';
import type { Options } from './run/options.ts';
import { runStep, summary } from './run/results.ts';
import type { Outcome, Step } from './run/results.ts';
import { stagesOf } from './run/steps.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(usage);
  else process.exitCode = await runAll(options.long ? inLong(options) : options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function runAll(options: Options): Promise<number> {
  await mkdir(join(ROOT, 'test-results'), { recursive: true });
  const began = performance.now();
  const stages = options.changed ? changedStages(options) : stagesOf(options);
  const outcomes: Outcome[] = [];
  for (const lanes of stages) outcomes.push(...(await runStage(lanes)));

  const seed = process.env.SEED ? `SEED=${process.env.SEED} ` : '';
  console.log(`\n${summary(outcomes, seed + options.command)}`);
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s in all`);
  return outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

async function runStage(lanes: Step[][]): Promise<Outcome[]> {
  const isAlone = lanes.length === 1;
  const ended = await Promise.all(
    lanes.map((lane) => runLane(lane, ({ name }) => (isAlone ? shown : shownAs(name)))),
  );
  return ended.flat();
}

async function runLane(lane: Step[], runOf: (step: Step) => Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of lane) {
    console.log(`\n━━ ${step.title}\n`);
    const outcome = await runStep(step, runOf(step));
    console.log(`\n${outcome.line}\n`);
    outcomes.push(outcome);
  }
  return outcomes;
}
