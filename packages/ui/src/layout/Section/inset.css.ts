import { createVar } from '@vanilla-extract/css';

/** What content that fills a section has to leave free at both ends, to stand under the section's head. */
export const inset = createVar();
