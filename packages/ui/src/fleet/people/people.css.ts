import { style } from '../../theme/layered.ts';

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });
