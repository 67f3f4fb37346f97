/** A page number, or a gap of omitted pages. */
export type PageStep = number | 'gap before' | 'gap after';

/** The first, last, current, and adjacent pages; a gap never stands for a single page. */
export function pageSteps(page: number, count: number): readonly PageStep[] {
  const from = Math.max(2, Math.min(page - 1, count - 4));
  const to = Math.min(count - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const before: readonly PageStep[] = from > 3 ? ['gap before'] : from === 3 ? [2] : [];
  const after: readonly PageStep[] =
    to < count - 2 ? ['gap after'] : to === count - 2 ? [count - 1] : [];
  return [1, ...before, ...middle, ...after, ...(count > 1 ? [count] : [])];
}
