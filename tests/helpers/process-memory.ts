import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

/** Resident memory in megabytes. Linux only. */
interface Memory {
  /** The most of the process and its children at one moment, with what they share counted once. */
  together: number;
  /** The most of the process alone, and of any one child, whenever each was: the system's own marks. */
  parent: number;
  child: number;
}

/** Of /proc/PID/stat: in hundredths of a second. */
const TICK_MS = 10;

/** Looks at a process and its children from now on. `stop` answers what was seen. */
export function watchMemory(pid: number, everyMs = 20): { stop(): Memory } {
  for (const id of [pid, ...childrenOf(pid)]) forgetMost(id);
  const seen: Memory = { together: 0, parent: 0, child: 0 };
  const look = () => {
    const children = childrenOf(pid);
    const shares = [pid, ...children].map(heldBy);
    seen.together = Math.max(
      seen.together,
      shares.reduce((sum, share) => sum + share),
    );
    seen.parent = megabytes(`/proc/${pid}/status`, 'VmHWM');
    seen.child = Math.max(seen.child, ...children.map((id) => megabytes(`/proc/${id}/status`, 'VmHWM')));
  };
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(timer);
      look();
      return seen;
    },
  };
}

/** What was resident until now is not the most any more. */
function forgetMost(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch (error) {
    if (existsSync(`/proc/${pid}`)) throw error;
  }
}

/** The ids of the processes that a process has started, and that have not ended; of a script, when it is named. */
export function childrenOf(pid: number, script = ''): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => textOf(`/proc/${pid}/task/${thread}/children`).split(' '))
    .filter((id) => id !== '' && textOf(`/proc/${id}/cmdline`).includes(script))
    .map(Number);
}

/** Megabytes that a process holds now, with what it shares counted by its share. Linux only. */
export const heldBy = (pid: number): number => megabytes(`/proc/${pid}/smaps_rollup`, 'Pss');

/** Milliseconds of processor time that a process has had since it began, all of its threads together. Linux only. */
export function workedBy(pid: number): number {
  const [, fields = ''] = textOf(`/proc/${pid}/stat`).split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * TICK_MS;
}

/** Zero when it is gone. */
function megabytes(path: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(textOf(path))?.[1] ?? 0) / 1024;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
