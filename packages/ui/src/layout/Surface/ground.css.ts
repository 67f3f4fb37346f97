import { createVar } from '@vanilla-extract/css';

/** Color of the surface that something stands on; unset: the page's. What sticks while it scrolls takes it. */
export const ground = createVar();
