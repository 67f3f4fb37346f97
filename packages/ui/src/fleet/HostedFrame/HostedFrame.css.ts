import { style } from '../../theme/layered.ts';

export const frame = style({ display: 'block', width: '100%', border: 0, colorScheme: 'normal' });
