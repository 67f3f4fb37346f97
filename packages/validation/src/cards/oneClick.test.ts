import { expect, it } from 'vitest';
import { oneClickRefusal } from './oneClick.ts';

const facts = { isEnrolled: true, isOn: true, unblocksPerDayMax: 2, unblocksToday: 1 };

it('oneClickRefusal requires One Click to be on and limits the unblocks per day', () => {
  expect(oneClickRefusal(facts)).toBeNull();
  expect(oneClickRefusal({ ...facts, unblocksToday: 2 })).toEqual({
    key: 'oneClick.usedUp',
    params: { max: 2 },
  });
  expect(oneClickRefusal({ ...facts, isOn: false })?.key).toBe('oneClick.off');
  expect(oneClickRefusal({ ...facts, isEnrolled: false })?.key).toBe('oneClick.notEnrolled');
});
