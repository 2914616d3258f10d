/** Begins to measure work that is done without a pause. What it answers, answers how many milliseconds it took by then. */
export type Meter = () => () => number;

/**
 * The processor's time, of all threads, and no more than has passed: neither what other processes do on the machine counts,
 * nor what other threads do meanwhile.
 */
export const busy: Meter = () => {
  const began = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
};
