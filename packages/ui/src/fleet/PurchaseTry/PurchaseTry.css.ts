import { style } from '../../theme/layered.ts';
import { spoken as spokenOnly, type, vars } from '../../theme/index.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  containerType: 'inline-size',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '14px 12px',
  '@container': {
    '(min-width: 340px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 540px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
/** Fits the longest product and state names. */
export const broad = style({
  '@container': {
    '(min-width: 340px)': { gridColumn: '1 / -1' },
    '(min-width: 540px)': { gridColumn: 'span 2' },
  },
});
export const whole = style({ gridColumn: '1 / -1' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const answer = style({
  // Keeps the result clear of the sticky bar.
  scrollMarginBlock: '80px 16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 12,
});
export const check = style({ width: '100%' });
export const sentence = style({ ...type.body, color: vars.color.inkSecondary });
/** The decision for screen readers; after an edit, it is also visible. */
export const spoken = style(spokenOnly);
