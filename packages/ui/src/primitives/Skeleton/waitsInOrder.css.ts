import { globalStyle } from '../../theme/layered.ts';

/** Skeletons whose height differs from that of their content. */
export const waiting = ':is([data-waiting="block"], [data-waiting="chart"])';

/** Hides content of `parent` that follows such a skeleton, so that it never shifts. */
export const waitsInOrder = (parent: string): void =>
  globalStyle(`${parent} > :is(${waiting}, :has(${waiting})) ~ :not(${waiting})`, {
    display: 'none',
  });
