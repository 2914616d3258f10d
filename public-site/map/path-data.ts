/**
 * Path data of a line through points in whole units, in relative steps: `M1 2l3 4 5-6`; of a ring, whose last point is
 * its first, ending in `z`. Empty for what is too small to be drawn.
 */
export function pathData(points: readonly (readonly [number, number])[], isRing: boolean): string {
  const distinct = points.filter(([x, y], i) => i === 0 || x !== points[i - 1][0] || y !== points[i - 1][1]);
  const [first, ...rest] = isRing ? distinct.slice(0, -1) : distinct;
  if (!first || rest.length < (isRing ? 2 : 1)) return '';
  let [x, y] = first;
  const steps = rest.map((point) => {
    const step = joined(point[0] - x, point[1] - y);
    [x, y] = point;
    return step;
  });
  return `M${joined(...first)}l${steps.reduce((all, step) => all + (step.startsWith('-') ? '' : ' ') + step)}${isRing ? 'z' : ''}`;
}

function joined(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
