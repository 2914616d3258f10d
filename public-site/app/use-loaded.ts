import { useEffect, useState } from 'react';

/**
 * A module that most visitors never need: its code arrives when it is first wanted, and is null until then. Without
 * it, `failed` is told why.
 */
export function useLoaded<Module>(
  wanted: boolean,
  load: () => Promise<Module>,
  failed: (error: unknown) => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (wanted && module === null) load().then(setModule, failed);
    // Whoever calls this writes `load` and `failed` anew for each render.
  }, [wanted, module]);
  return module;
}
