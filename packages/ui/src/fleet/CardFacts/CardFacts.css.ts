import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const root = style({ display: 'grid', gap: 24 });
export const title = style({
  margin: '0 0 4px',
  ...type.section,
  fontWeight: weight.heavy,
  color: vars.color.ink,
});
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 7,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const label = style({
  flex: '0 1 auto',
  minWidth: '40%',
  ...type.body,
  color: vars.color.inkSecondary,
});
const valueBase = {
  minWidth: 0,
  ...type.body,
  color: vars.color.ink,
  textAlign: 'end',
  overflowWrap: 'anywhere',
} as const;
export const value = style(valueBase);
export const code = style({ ...valueBase, ...type.mono });
