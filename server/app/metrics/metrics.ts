/** metrics/: numbers about the process for Prometheus (docs/monitoring.md). What they count is registered here. */
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Context } from '../create-context.ts';
import { countCache, countRequests, jobCounter } from './counts.ts';
import { gauges } from './gauges.ts';

export interface Metrics {
  /** All of them, in Prometheus' text format. */
  text(): Promise<string>;
  jobEnded(run: JobRun): void;
}

/** Counts from now on, and asks for the rest when it is asked. No label says who, or what was looked for. */
export function createMetrics(context: Context): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(registry, context.traffic);
  countCache(registry, context.pageCache);
  gauges(registry, context);
  return { text: () => registry.metrics(), jobEnded: jobCounter(registry) };
}
