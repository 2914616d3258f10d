import { constants, setPriority } from 'node:os';

/** Has requests go before what this process does. */
export function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Whoever confines the process may forbid even that (systemd's @resources): done without it is better than not done.
  }
}
