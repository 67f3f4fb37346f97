type Pair = readonly [number, number];

/** Maps `domain` linearly onto `range`. */
export function linear([from, to]: Pair, [start, end]: Pair): (value: number) => number {
  const slope = (end - start) / (to - from);
  return (value) => start + (value - from) * slope;
}

/** Factors for round steps: 1, 2, and 5 times a power of ten. */
const NICE = [1, 2, 5, 10] as const;

/** The round step closest to `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const [nearest = power] = NICE.map((factor) => factor * power).toSorted(
    (a, b) => Math.abs(Math.log(a / rough)) - Math.abs(Math.log(b / rough)),
  );
  return nearest;
}

/** Round numbers from zero up to `highest`, about `count` of them. */
export function ticks(highest: number, count: number): readonly number[] {
  if (highest <= 0) return [0];
  const step = niceStep(highest / count);
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}

/** Round numbers that enclose both values: about `count`, and at least two. */
export function ticksBetween(lowest: number, highest: number, count: number): readonly number[] {
  const span = highest > lowest ? highest - lowest : Math.abs(highest) || 1;
  const step = niceStep(span / count);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
