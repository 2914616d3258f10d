import type { Help } from '#contract/search.ts';
import type { State } from '#contract/vocabulary.ts';
import known from './public-help.json' with { type: 'json' };

/** Without a state it is there everywhere; for veterans only where one is meant. */
const all: (Help & { state?: string; for?: string })[] = known;
const everywhere = helpOf((one) => one.state === undefined && one.for === undefined);
const forVeterans = helpOf((one) => one.for === 'veterans');
/** Made when a state is first asked for. */
const byState = new Map<State, Help[]>();

/** Who helps where nobody is listed, and is paid by the public: the state's own line first, then what is there everywhere. */
export function publicHelp(state: State | null): Help[] {
  if (!state) return everywhere;
  let help = byState.get(state);
  if (!help) byState.set(state, (help = [...helpOf((one) => one.state === state), ...everywhere]));
  return help;
}

/** Where veterans have help of their own. */
export function veteransHelp(): Help[] {
  return forVeterans;
}

function helpOf(isWanted: (one: (typeof all)[number]) => boolean): Help[] {
  return all.filter(isWanted).map(({ name, what, phone, href, source, checked }) => ({
    ...{ name, what, href, source, checked },
    ...(phone !== undefined && { phone }),
  }));
}
