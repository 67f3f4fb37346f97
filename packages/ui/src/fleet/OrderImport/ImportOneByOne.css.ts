import { style } from '../../theme/layered.ts';
import { radius, type, vars, weight } from '../../theme/index.ts';

export const root = style({
  display: 'grid',
  gap: 16,
  padding: '14px 20px',
  borderBlock: `1px solid ${vars.color.line}`,
});
export const done = style({
  padding: '24px 20px',
  borderBlock: `1px solid ${vars.color.line}`,
  ...type.body,
  color: vars.color.inkSecondary,
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});
export const title = style({ ...type.section, fontWeight: weight.heavy, color: vars.color.ink });
export const steps = style({ display: 'flex', gap: 8 });
export const question = style({
  display: 'grid',
  gap: 10,
  padding: 12,
  borderRadius: radius.control,
  background: vars.color.warnSoft,
});
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 6,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const name = style({ ...type.body, color: vars.color.inkSecondary });
export const value = style({ ...type.body, color: vars.color.ink, textAlign: 'end' });
