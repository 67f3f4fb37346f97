import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  paddingBlock: 8,
} as const;
export const line = style({
  ...row,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const what = style({
  ...type.body,
  fontWeight: weight.medium,
  color: color.ink,
  overflowWrap: 'anywhere',
});
export const amount = style({ ...type.body, color: color.ink, textAlign: 'end' });
export const detail = style({ ...type.help, gridColumn: '1 / -1', color: color.inkSecondary });
export const totals = style({
  borderBlockStart: `1px solid ${color.lineStrong}`,
  paddingBlockStart: 6,
});
export const total = style({ ...row, paddingBlock: 3, ...type.body, color: color.inkSecondary });
export const net = style({ ...row, paddingBlock: 3, ...type.section, color: color.ink });
export const value = style({ textAlign: 'end' });
export const title = style({ margin: '0 0 4px', ...type.section, color: color.ink });
export const why = style({ margin: '6px 0 0', ...type.help, color: color.inkSecondary });
