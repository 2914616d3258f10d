import type { Help } from '#contract/search.ts';
import type { State } from '#contract/vocabulary.ts';
import known from './public-help.json' with { type: 'json' };

/** Who helps where nobody is listed, and is paid by the public: the state's own line first, then what is there everywhere. */
export function publicHelp(state: State | null): Help[] {
  const all: (Help & { state?: string })[] = known;
  const [own, everywhere] = [all.filter((one) => one.state === state), all.filter((one) => !one.state)];
  return [...own, ...everywhere].map(({ name, what, phone, href, source, checked }) => ({
    ...{ name, what, href, source, checked },
    ...(phone !== undefined && { phone }),
  }));
}
