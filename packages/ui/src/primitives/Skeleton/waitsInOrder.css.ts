import { globalStyle } from '../../theme/layered.ts';

/** A skeleton whose height is not that of what comes. */
export const waiting = ':is([data-waiting="block"], [data-waiting="chart"])';

/** What stands in `parent` below something that is still loading comes after it, so that it never jumps. */
export const waitsInOrder = (parent: string): void =>
  globalStyle(`${parent} > :is(${waiting}, :has(${waiting})) ~ :not(${waiting})`, {
    display: 'none',
  });
