import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';

interface Watched {
  isBroken: boolean;
  /** For the img of the picture. */
  watched: Pick<ComponentProps<'img'>, 'ref' | 'onError'>;
}

/** Whether the picture of an address does not come. */
export function useBroken(address: string | null): Watched {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  useLayoutEffect(() => {
    // It may have failed before anything listened.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(address);
  }, [address]);
  return {
    isBroken: address !== null && address === broken,
    watched: { ref: image, onError: () => setBroken(address) },
  };
}
