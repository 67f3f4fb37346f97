import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
});
export const figure = style({ ...type.page, fontWeight: weight.heavy, color: vars.color.ink });
export const text = style({ ...type.body, color: vars.color.inkSecondary });
export const list = style({ margin: '4px 0 0' });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 3,
  ...type.body,
});
export const label = style({ color: vars.color.inkSecondary });
export const value = style({ color: vars.color.ink, textAlign: 'end' });
