import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  paddingBlock: 8,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const icon = style({ color: color.inkSecondary });
export const text = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });
export const name = style({
  ...type.body,
  fontWeight: weight.medium,
  color: color.ink,
  overflowWrap: 'anywhere',
});
export const detail = style({ ...type.help, color: color.inkSecondary });
