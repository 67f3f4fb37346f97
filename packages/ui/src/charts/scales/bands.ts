export interface Bands {
  /** Left edge of the band at this place. */
  readonly start: (index: number) => number;
  readonly width: number;
  /** From one band's start to the next. */
  readonly step: number;
}

/**
 * Divides a range into `count` equal bands. `padding` is the free part of each step; half of it
 * stands before the first band and behind the last.
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
