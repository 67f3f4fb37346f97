import { style, styleVariants } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  paddingBlock: 10,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const what = style({ ...type.body, fontWeight: weight.medium, color: vars.color.ink });
const amountBase = { ...type.body, fontWeight: weight.heavy, textAlign: 'end' } as const;
export const amount = styleVariants({
  complete: { ...amountBase, color: vars.color.ink },
  pending: { ...amountBase, color: vars.color.inkSecondary },
  declined: { ...amountBase, color: vars.color.inkSecondary, textDecoration: 'line-through' },
});
export const where = style({
  minWidth: 0,
  gridColumn: '1',
  ...type.help,
  color: vars.color.inkSecondary,
});
export const state = style({ gridColumn: '2', justifySelf: 'end' });
export const reason = style({ gridColumn: '1 / -1', ...type.help, color: vars.color.badText });
