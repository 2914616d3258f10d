import type { Plugin } from 'vite';

/** Counts by whom each module of the build is needed. The answers are there once all modules are known. */
export function shares(entry: string): {
  /** Whether what is asked for first imports it. */
  isFirst: (id: string) => boolean;
  /** Whether two or more need it of what is asked for by itself. */
  isShared: (id: string) => boolean;
  plugin: Plugin;
} {
  const first = new Set<string>();
  const needs = new Map<string, number>();
  return {
    isFirst: (id) => first.has(id),
    isShared: (id) => (needs.get(id) ?? 0) > 1,
    plugin: {
      name: 'shares',
      buildEnd() {
        const reachedFrom = (start: string, seen = new Set<string>()) => {
          seen.add(start);
          for (const id of seen)
            for (const imported of this.getModuleInfo(id)?.importedIds ?? []) seen.add(imported);
          return seen;
        };
        reachedFrom(entry, first);
        for (const id of this.getModuleIds()) {
          if (!this.getModuleInfo(id)?.dynamicImporters.length) continue;
          for (const needed of reachedFrom(id)) needs.set(needed, (needs.get(needed) ?? 0) + 1);
        }
      },
    },
  };
}
