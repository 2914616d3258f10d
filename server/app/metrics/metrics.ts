/** metrics/: numbers about the process for Prometheus (docs/monitoring.md). What they count is registered here. */
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import type { JobRun } from '../../platform/jobs/jobs.ts';
import type { Context } from '../create-context.ts';
import { countCache, countRequests, jobCounter } from './counts.ts';
import { gauges } from './gauges.ts';

/** What a process counts, as it is told to another one. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

export interface Metrics {
  /** All of them, in Prometheus' text format. */
  text(): Promise<string>;
  jobEnded(run: JobRun): void;
  /** What this process counts, for one that tells it with its own. */
  snapshot(): Promise<MetricsSnapshot>;
  /** Takes what another process has counted, in the place of what it told before. */
  heard(process: number, snapshot: MetricsSnapshot): void;
}

export interface OfSeveral {
  /** By which its numbers are told from those of the others. */
  process: string;
  /** Also what is the same in all of them. */
  all?: boolean;
}

/** Counts from now on, and asks for the rest when it is asked. No label says who, or what was looked for. */
export function createMetrics(context: Context, several?: OfSeveral): Metrics {
  const registry = new Registry();
  const others = new Map<number, MetricsSnapshot>();
  if (several) registry.setDefaultLabels({ process: several.process });
  collectDefaultMetrics({ register: registry });
  countRequests(registry, context.traffic);
  countCache(registry, context.pageCache);
  if (several?.all !== false) gauges(registry, context);
  const snapshot = () => registry.getMetricsAsJSON();
  return {
    text: async () =>
      others.size === 0
        ? registry.metrics()
        : AggregatorRegistry.aggregate([await snapshot(), ...others.values()]).metrics(),
    jobEnded: jobCounter(registry),
    snapshot,
    heard: (process, told) => void others.set(process, told),
  };
}
