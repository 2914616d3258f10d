/** What is waited for no longer than this is over at once; what takes longer stands still until time passes. */
const SHORT = 1000;
/** Of one window, one after the other: more is a loop. */
const MOST_AT_ONCE = 500;

interface Timer {
  at: number;
  /** Milliseconds; of one that comes again and again. */
  every: number | null;
  isShort: boolean;
  work: () => void;
}

export type Clock = ReturnType<typeof createClock>;

/** The time of a schedule, in milliseconds since 1970: it stands, and passes when it is told to. */
export function createClock(start: number) {
  let time = start;
  let last = 0;
  return {
    now: () => time,
    pass(milliseconds: number): void {
      time += milliseconds;
    },

    /** What one window waits for. */
    timers() {
      const timers = new Map<number, Timer>();

      function add(work: () => void, delay = 0): number {
        timers.set(++last, { at: time + delay, every: null, isShort: delay < SHORT, work });
        return last;
      }

      function addEvery(work: () => void, delay = 0): number {
        const every = Math.max(delay, SHORT);
        timers.set(++last, { at: time + every, every, isShort: false, work });
        return last;
      }

      function due() {
        return [...timers]
          .filter(([, { at, isShort }]) => at <= time || isShort)
          .sort(([, one], [, other]) => one.at - other.at)
          .at(0);
      }

      return {
        add,
        addEvery,
        drop: (id?: number) => void timers.delete(id ?? 0),
        end: () => timers.clear(),
        /** Does what is due. Whether anything was. */
        run(): boolean {
          let count = 0;
          for (let next = due(); next && count < MOST_AT_ONCE; next = due(), count++) {
            const [id, { every, work }] = next;
            timers.delete(id);
            if (every !== null) timers.set(id, { at: time + every, every, isShort: false, work });
            work();
          }
          return count > 0;
        },
      };
    },
  };
}
