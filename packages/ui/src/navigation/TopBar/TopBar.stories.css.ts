import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.ts';

export const bar = style({ position: 'relative', height: 56, background: vars.color.surface });
