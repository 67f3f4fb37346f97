import { style } from '../../theme/layered.ts';
import { radius, type, vars } from '../../theme/index.ts';

export const part = style({ display: 'grid', gap: 12, minWidth: 0 });
export const count = style({ ...type.help, color: vars.color.inkSecondary });
export const people = style({ display: 'grid', gap: 8 });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  paddingInline: 12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.small,
});
export const text = style({ display: 'grid', flex: '1 1 auto', minWidth: 0 });
export const name = style({ ...type.body, color: vars.color.ink });
export const detail = style({ ...type.help, color: vars.color.inkSecondary });
