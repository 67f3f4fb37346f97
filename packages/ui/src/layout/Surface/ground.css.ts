import { createVar } from '@vanilla-extract/css';

/** Background of the surrounding surface, for sticky elements; if unset, the page's background. */
export const ground = createVar();
