import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const name = style({ maxWidth: 420 });
export const windows = style({ display: 'grid', justifyItems: 'start', gap: 12 });
export const window = style({ display: 'flex', alignItems: 'flex-end', gap: 8 });

export const list = style({ display: 'grid', gap: 8 });
export const item = style({ ...type.body, color: vars.color.ink });
export const figure = style({ fontWeight: weight.heavy });
export const open = style({ margin: '12px 0 0', ...type.help, color: vars.color.inkSecondary });
export const follows = style({ ...type.body, color: vars.color.inkSecondary });
