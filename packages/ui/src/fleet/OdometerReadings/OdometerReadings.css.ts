import { style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'center',
  paddingBlock: 10,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const reading = style({
  ...type.body,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
});
export const typed = style({
  fontWeight: weight.regular,
  color: vars.color.inkSecondary,
  textDecoration: 'line-through',
});
export const about = style({ gridColumn: '1 / -1', ...type.help, color: vars.color.inkSecondary });
export const doubt = style({ gridColumn: '1 / -1', ...type.help, color: vars.color.warnText });
export const form = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 10rem) minmax(0, 1fr)',
  gap: 12,
  paddingBlockStart: 8,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = style({ gridColumn: '1 / -1', display: 'flex', gap: 8 });
