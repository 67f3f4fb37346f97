import { style } from '../../theme/layered.ts';
import { type, vars } from '../../theme/index.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
export const time = style({ width: 'fit-content' });
export const to = style({ ...type.help, color: vars.color.inkSecondary });
