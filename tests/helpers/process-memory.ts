import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

/** Resident memory in megabytes. Linux only. */
interface Memory {
  /** The most of the process and its children at one moment, with what they share counted once. */
  together: number;
  /** The most of the process alone, and of any one child, whenever each was: the system's own marks. */
  parent: number;
  child: number;
}

/** Looks at a process and its children from now on. `stop` answers what was seen. */
export function watchMemory(pid: number, everyMs = 20): { stop(): Memory } {
  for (const id of [pid, ...childrenOf(pid)]) forgetMost(id);
  const seen: Memory = { together: 0, parent: 0, child: 0 };
  const look = () => {
    const children = childrenOf(pid);
    const shares = [pid, ...children].map((id) => megabytes(`/proc/${id}/smaps_rollup`, 'Pss'));
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
