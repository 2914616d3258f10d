import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds of processor time since the last collection, after which there is something to give back. */
const BUSY = 5000;
/** The same in a minute in which nobody waits. */
const IDLE = 600;

/**
 * To be run once a minute: after much work it has V8 collect all that it can, and so give memory back to the machine,
 * once the process has nothing to do. By itself V8 keeps what a busy hour has taken. `spent`: milliseconds of processor
 * time so far.
 */
export function createCollecting(spent = ownTime, collect = collector()): () => void {
  let before = 0;
  let collected = 0;
  return () => {
    const isIdle = spent() - before < IDLE;
    before = spent();
    if (!isIdle || before - collected < BUSY) return;
    // The second gives back what the first has emptied.
    collect();
    collect();
    collected = before = spent();
  };
}

function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
