import { createVar } from '@vanilla-extract/css';

/** The padding at both ends that lines up full-width content with the section's heading. */
export const inset = createVar();
