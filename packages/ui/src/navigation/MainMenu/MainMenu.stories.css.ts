import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** The rail's background, which the menu expects. */
export const rail = style({ width: 232, padding: 12, background: vars.color.rail });
