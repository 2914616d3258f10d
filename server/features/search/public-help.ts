import type { Help } from '#contract/search.ts';
import type { State } from '#contract/vocabulary.ts';
import known from './public-help.json' with { type: 'json' };

const all: (Help & { state?: string })[] = known;
const everywhere = helpOf(undefined);
/** Made when a state is first asked for. */
const byState = new Map<State, Help[]>();

/** Who helps where nobody is listed, and is paid by the public: the state's own line first, then what is there everywhere. */
export function publicHelp(state: State | null): Help[] {
  if (!state) return everywhere;
  let help = byState.get(state);
  if (!help) byState.set(state, (help = [...helpOf(state), ...everywhere]));
  return help;
}

function helpOf(where: State | undefined): Help[] {
  return all
    .filter(({ state }) => state === where)
    .map(({ name, what, phone, href, source, checked }) => ({
      ...{ name, what, href, source, checked },
      ...(phone !== undefined && { phone }),
    }));
}
