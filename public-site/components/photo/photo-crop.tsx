import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react';
import { MOST_ZOOM, movedBy, sideOf, zoomedTo } from './crop.ts';
import type { Crop } from './crop.ts';
import { drawCrop } from './cut-out.ts';
import styles from './photo-crop.module.css';

/** Pixels of the canvas, whatever size it is shown in. */
const FRAME = 640;
const PREVIEW = 192;
/** How far a press of a key moves, as a part of the frame, and zooms. */
const STEP = 0.04;
const ZOOM_STEP = 0.1;

const MOVES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

interface PhotoCropProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** Chooses a square of a picture: by dragging, by two fingers, by the wheel, by keys, by a slider. */
export function PhotoCrop({ picture, crop, onChange }: PhotoCropProps) {
  const frame = useRef<HTMLCanvasElement>(null);
  const round = useRef<HTMLCanvasElement>(null);
  const square = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, PointerEvent>());
  const hintId = useId();
  const zoomId = useId();
  useEffect(() => {
    for (const { current } of [frame, round, square]) if (current) drawCrop(current, picture, crop);
  }, [picture, crop]);

  /** Where something is within the frame, from 0 to 1. */
  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
  }

  function drag(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const others = [...fingers.current.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
    fingers.current.set(event.pointerId, event);
    const [from, to] = [placeOf(before), placeOf(event)];
    if (others.length > 0) {
      const fixed = placeOf(others[0]);
      const [far, near] = [distance(to, fixed), Math.max(0.02, distance(from, fixed))];
      return onChange(zoomedTo(crop, picture, (crop.zoom * far) / near, fixed));
    }
    const side = sideOf(crop, picture);
    onChange(movedBy(crop, picture, (from.x - to.x) * side, (from.y - to.y) * side));
  }

  function press(event: KeyboardEvent) {
    const side = sideOf(crop, picture) * STEP;
    const [dx, dy] = MOVES[event.key] ?? [];
    if (dx !== undefined && dy !== undefined) onChange(movedBy(crop, picture, dx * side, dy * side));
    else if (event.key in ZOOMS) onChange(zoomedTo(crop, picture, crop.zoom + ZOOMS[event.key]));
    else return;
    event.preventDefault();
  }

  function turnWheel(event: WheelEvent) {
    event.preventDefault();
    onChange(zoomedTo(crop, picture, crop.zoom * Math.exp(-event.deltaY / 500), placeOf(event)));
  }

  function lift({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId);
  }

  return (
    <div className={styles.crop}>
      <canvas
        ref={frame}
        className={styles.frame}
        width={FRAME}
        height={FRAME}
        role="application"
        aria-label="The part of the photo that is shown"
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={press}
        onWheel={turnWheel}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, event);
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <div className={styles.previews} aria-hidden="true">
        <canvas ref={round} className={styles.round} width={PREVIEW} height={PREVIEW} />
        <canvas ref={square} className={styles.square} width={PREVIEW} height={PREVIEW} />
      </div>
      <p className={styles.hint} id={hintId}>
        Drag the photo, or move it with the arrow keys.
      </p>
      <div className={styles.zoom}>
        <label htmlFor={zoomId}>Zoom</label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.01}
          value={crop.zoom}
          aria-valuetext={`${Math.round(crop.zoom * 100)} percent`}
          onInput={(event) => onChange(zoomedTo(crop, picture, Number(event.currentTarget.value)))}
        />
      </div>
    </div>
  );
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
