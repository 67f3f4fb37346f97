import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

/** The background of the rail, for which the menu's colors are made. */
export const rail = style({ width: 232, padding: 12, background: vars.color.rail });
