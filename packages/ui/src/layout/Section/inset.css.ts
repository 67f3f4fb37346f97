import { createVar } from '@vanilla-extract/css';

/** Inline padding that aligns full-width content with the section's heading. */
export const inset = createVar();
