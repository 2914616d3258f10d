import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { pointAt } from '../../../map/projection.ts';
import type { Point } from '../../../map/projection.ts';
import type { Look } from './use-look.ts';

/** Pixels from the frame's upper left corner. */
type Pixel = readonly [x: number, y: number];

interface Pinch {
  /** What was between the fingers when they touched. */
  point: Point;
  scale: number;
  /** Pixels from one finger to the other. */
  apart: number;
}

/** Fingers so near to each other would make a map of any size. */
const LEAST = 24;
const TOUCHES = ['touchstart', 'touchmove'] as const;

/** Handlers of the frame: two fingers move and enlarge the map. One finger is the page's, which it scrolls. */
export function usePinch(frame: RefObject<HTMLElement | null>, look: Look | null) {
  const fingers = useRef(new Map<number, Pixel>());
  const pinch = useRef<Pinch | null>(null);

  useEffect(() => {
    const { current } = frame;
    // Two fingers scroll a page as well, and a page that scrolls gets no pointer's moves any more.
    const keep = (event: TouchEvent) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    };
    for (const type of TOUCHES) current?.addEventListener(type, keep, { passive: false });
    return () => {
      for (const type of TOUCHES) current?.removeEventListener(type, keep);
    };
  }, [frame]);

  function note({ pointerId, clientX, clientY }: PointerEvent): void {
    const edge = frame.current?.getBoundingClientRect();
    if (edge) fingers.current.set(pointerId, [clientX - edge.left, clientY - edge.top]);
  }

  function end({ pointerId }: PointerEvent): void {
    fingers.current.delete(pointerId);
    pinch.current = null;
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return;
      if (event.isPrimary) fingers.current.clear();
      note(event);
      const span = spanOf(fingers.current);
      pinch.current = look &&
        span && { ...span, point: pointAt(look.view, ...span.middle), scale: look.view.scale };
      // The dot under a finger may become a part of another.
      if (span) for (const id of fingers.current.keys()) event.currentTarget.setPointerCapture(id);
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      note(event);
      const span = spanOf(fingers.current);
      if (!look || !span || !pinch.current) return;
      const { point, scale, apart } = pinch.current;
      look.lookFrom(point, span.middle, (scale * span.apart) / apart);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Of two fingers: the pixel between them, and how far they are apart. Null for fewer or more. */
function spanOf(fingers: ReadonlyMap<number, Pixel>): { middle: Pixel; apart: number } | null {
  const [one, other, third] = fingers.values();
  if (!other || third) return null;
  const apart = Math.hypot(one[0] - other[0], one[1] - other[1]);
  return { middle: [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], apart: Math.max(LEAST, apart) };
}
