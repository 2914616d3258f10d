/** Another machine serves: this one has to leave its data as they are. */
export class TakenOver extends Error {}

/** What a process ends with then, for whoever would start it anew: see RestartPreventExitStatus in deploy/systemd. */
export const TAKEN_OVER = 78;
