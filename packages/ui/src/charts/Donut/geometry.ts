/** A segment of the ring, in turns clockwise from twelve o'clock. */
export interface Arc {
  readonly start: number;
  readonly end: number;
}

/** Each value's share of the sum, 0 to 1; values of zero or less get 0. */
function sharesOf(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + Math.max(value, 0), 0);
  return values.map((value) => (sum === 0 ? 0 : Math.max(value, 0) / sum));
}

/** Arcs proportional to the values, end to end around the ring. */
export function arcsOf(values: readonly number[]): readonly Arc[] {
  let start = 0;
  return sharesOf(values).map((length) => {
    const arc = { start, end: start + length };
    start += length;
    return arc;
  });
}

/** Whole percentages that add up to 100 (largest-remainder rounding). */
export function percentsOf(values: readonly number[]): readonly number[] {
  const exact = sharesOf(values).map((share) => share * 100);
  const rounded = exact.map(Math.floor);
  const sum = exact.reduce((total, value) => total + value, 0);
  let missing = Math.round(sum) - rounded.reduce((total, value) => total + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, loss: value - Math.floor(value) }))
    .toSorted((a, b) => b.loss - a.loss);
  for (const { index } of byRemainder) {
    if (missing <= 0) break;
    rounded[index] = (rounded[index] ?? 0) + 1;
    missing -= 1;
  }
  return rounded;
}

export interface Ring {
  /** X and Y of the center, px. */
  readonly center: number;
  readonly outer: number;
  readonly inner: number;
  /** Space between two parts, px. */
  readonly gap: number;
}

/** SVG path of an arc. A full ring takes two half circles: an SVG arc cannot end where it began. */
export function ringPath(arc: Arc, { center, outer, inner, gap }: Ring): string {
  const length = arc.end - arc.start;
  if (length <= 0) return '';
  if (length > 0.9999) {
    const circle = (r: number, sweep: 0 | 1) =>
      `M${center},${center - r}A${r},${r} 0 1 ${sweep} ${center},${center + r}` +
      `A${r},${r} 0 1 ${sweep} ${center},${center - r}Z`;
    return circle(outer, 1) + circle(inner, 0);
  }
  const pointAt = (turn: number, r: number, shift: number) => {
    // Keeps the gap equally wide inside and outside, but at most half of the part.
    const inset = Math.min(shift / (2 * Math.PI * r), length / 4) * Math.sign(gap);
    const angle = (turn + (turn === arc.start ? inset : -inset)) * 2 * Math.PI;
    const x = center + r * Math.sin(angle);
    const y = center - r * Math.cos(angle);
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  };
  const largeArc = length > 0.5 ? 1 : 0;
  const half = gap / 2;
  return (
    `M${pointAt(arc.start, outer, half)}A${outer},${outer} 0 ${largeArc} 1 ${pointAt(arc.end, outer, half)}` +
    `L${pointAt(arc.end, inner, half)}A${inner},${inner} 0 ${largeArc} 0 ${pointAt(arc.start, inner, half)}Z`
  );
}
