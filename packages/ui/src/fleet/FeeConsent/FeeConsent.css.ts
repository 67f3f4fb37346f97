import { style } from '../../theme/layered.ts';
import { radius, vars } from '../../theme/index.ts';

export const consent = style({
  display: 'grid',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 16,
  borderRadius: radius.control,
  border: `1px solid ${vars.color.warnLine}`,
  background: vars.color.warnSoft,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  fontWeight: 550,
});
export const figure = style({ fontVariantNumeric: 'tabular-nums' });
