import { expect, test } from 'vitest';
import { pageSteps } from './pageSteps.ts';

test('a few pages are all listed', () => {
  expect(pageSteps(1, 1)).toEqual([1]);
  expect(pageSteps(1, 2)).toEqual([1, 2]);
  expect(pageSteps(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('of many pages, only the first, the last, and those near the current are listed', () => {
  expect(pageSteps(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap after', 20]);
  expect(pageSteps(10, 20)).toEqual([1, 'gap before', 9, 10, 11, 'gap after', 20]);
  expect(pageSteps(20, 20)).toEqual([1, 'gap before', 16, 17, 18, 19, 20]);
});

test('a gap never replaces a single page', () => {
  for (let count = 1; count < 15; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const steps = pageSteps(page, count);
      const pages = steps.flatMap((step) => (typeof step === 'number' ? [step] : []));
      expect(pages).toContain(page);
      expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
      steps.forEach((step, at) => {
        if (typeof step === 'number') return;
        const [left, right] = [steps[at - 1], steps[at + 1]];
        expect(Number(right) - Number(left)).toBeGreaterThan(2);
      });
    }
  }
});
