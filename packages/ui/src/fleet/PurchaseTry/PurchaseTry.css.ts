import { style } from '../../theme/layered.ts';
import { media, type, vars } from '../../theme/index.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '14px 12px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const whole = style({ gridColumn: '1 / -1' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 12,
});
export const check = style({ width: '100%' });
export const sentence = style({ margin: 0, ...type.body, color: vars.color.inkSecondary });
