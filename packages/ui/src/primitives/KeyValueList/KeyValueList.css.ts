import { style } from '../../theme/layered.ts';
import { type, vars } from '../../theme/index.ts';

export const list = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 0',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...type.body,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const term = style({ flex: 'none', maxWidth: '50%', color: vars.color.inkSecondary });
export const value = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  textAlign: 'end',
});
export const number = style({ fontVariantNumeric: 'tabular-nums' });
