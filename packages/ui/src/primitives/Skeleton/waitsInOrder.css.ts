import { globalStyle } from '../../theme/layered.ts';

/** A skeleton whose height differs from that of the content. */
export const waiting = ':is([data-waiting="block"], [data-waiting="chart"])';

/** Hides what comes after something that is still loading in `parent`, so that it never jumps. */
export const waitsInOrder = (parent: string): void =>
  globalStyle(`${parent} > :is(${waiting}, :has(${waiting})) ~ :not(${waiting})`, {
    display: 'none',
  });
