import { style } from '../../theme/layered.ts';

export const locked = style({ overflow: 'hidden' });
