import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { PageCache } from '../../platform/http/page-cache.ts';
import type { Traffic } from '../../platform/http/traffic.ts';
import type { JobRun } from '../../platform/jobs/jobs.ts';

/** Seconds: from a cached page to what somebody has given up waiting for. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** By the pattern of what answers, as in the log: there are as many as there are routes. */
export function countRequests(registry: Registry, traffic: Traffic): void {
  const requests = new Counter({
    name: 'directory_requests_total',
    help: 'Requests by route and status; 499: whoever asked has left before the end of the answer.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'directory_request_seconds',
    help: 'Seconds until the last byte of an answer, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const bytes = new Counter({
    name: 'directory_sent_bytes_total',
    help: 'Bytes that were sent as answers, with their headers.',
    registers: [registry],
  });
  traffic.hear((answered) => {
    requests.inc({ route: answered.route, status: answered.status });
    seconds.observe({ route: answered.route }, answered.ms / 1000);
    bytes.inc(answered.bytes);
  });
}

/** What the cache counts by itself. */
export function countCache(registry: Registry, cache: PageCache): void {
  registry.registerMetric(
    new Counter({
      name: 'directory_page_cache_hits_total',
      help: 'Answers that were kept already.',
      registers: [],
      collect() {
        setTo(this, cache.counts().hits);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'directory_page_cache_misses_total',
      help: 'Answers that may be kept and had to be made.',
      registers: [],
      collect() {
        setTo(this, cache.counts().misses);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'directory_page_cache_bytes',
      help: 'Bytes that kept answers take.',
      registers: [],
      collect() {
        this.set(cache.counts().bytes);
      },
    }),
  );
}

function setTo(counter: Counter, count: number): void {
  counter.reset();
  counter.inc(count);
}

/** Answers what hears of the runs of jobs. */
export function jobCounter(registry: Registry): (run: JobRun) => void {
  const failures = new Counter({
    name: 'directory_job_failures_total',
    help: 'Runs of a job that failed.',
    labelNames: ['job'],
    registers: [registry],
  });
  const success = new Gauge({
    name: 'directory_job_last_success_timestamp_seconds',
    help: 'When a job last ran well, in Unix time.',
    labelNames: ['job'],
    registers: [registry],
  });
  const seconds = new Gauge({
    name: 'directory_job_last_duration_seconds',
    help: 'How long the last run of a job took.',
    labelNames: ['job'],
    registers: [registry],
  });
  return ({ name: job, ms, failure }) => {
    failures.inc({ job }, failure ? 1 : 0);
    seconds.set({ job }, ms / 1000);
    if (!failure) success.setToCurrentTime({ job });
  };
}
