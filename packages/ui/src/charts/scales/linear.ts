type Pair = readonly [number, number];

/** Maps numbers of `domain` evenly onto `range`. */
export function linear([from, to]: Pair, [start, end]: Pair): (value: number) => number {
  const slope = (end - start) / (to - from);
  return (value) => start + (value - from) * slope;
}

/** Steps that people count in: 1, 2 and 5 times a power of ten. */
const NICE = [1, 2, 5, 10] as const;

/** Round numbers from zero up to `highest`, about `count` of them. */
export function ticks(highest: number, count: number): readonly number[] {
  if (highest <= 0) return [0];
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nearest = NICE.map((factor) => factor * power).toSorted(
    (a, b) => Math.abs(Math.log(a / rough)) - Math.abs(Math.log(b / rough)),
  );
  const step = nearest[0] ?? power;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, index) => index * step);
}
