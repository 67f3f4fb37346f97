export interface Bands {
  /** Left edge of the band at this index. */
  readonly start: (index: number) => number;
  readonly width: number;
  /** Distance from the start of one band to the next. */
  readonly step: number;
}

/**
 * Divides a range into `count` equal bands. `padding` is the empty share of each step, split evenly
 * before and after the band.
 */
export function bands(
  count: number,
  [from, to]: readonly [number, number],
  padding: number,
): Bands {
  const step = (to - from) / Math.max(1, count);
  const width = step * (1 - padding);
  return { start: (index) => from + index * step + (step - width) / 2, width, step };
}
