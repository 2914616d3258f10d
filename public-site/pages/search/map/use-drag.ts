import { useRef } from 'react';
import type { PointerEvent } from 'react';

/** Pixels: who moves less has pressed, not dragged. */
const LEAST = 4;

/**
 * Handlers of an element that is dragged about, by anything but a finger: `onDrag` is told by how many pixels, again and
 * again.
 */
export function useDrag(onDrag: (right: number, down: number) => void) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const isDragging = useRef(false);

  const end = () => {
    last.current = null;
    isDragging.current = false;
  };
  return {
    onPointerDown({ isPrimary, pointerType, button, clientX: x, clientY: y }: PointerEvent) {
      if (isPrimary && pointerType !== 'touch' && button === 0) last.current = { x, y };
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent) {
      if (!last.current) return;
      const [right, down] = [clientX - last.current.x, clientY - last.current.y];
      if (!isDragging.current && Math.hypot(right, down) < LEAST) return;
      if (!isDragging.current) currentTarget.setPointerCapture(pointerId);
      isDragging.current = true;
      last.current = { x: clientX, y: clientY };
      onDrag(right, down);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
