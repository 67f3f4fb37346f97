import { quietInset } from '../../primitives/Button/Button.css.ts';
import { style } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
export const cardActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginBlock: -6,
  marginInlineEnd: -quietInset,
});
export const add = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const hint = style({ ...type.help, color: vars.color.inkSecondary });
export const figure = style({ ...type.figure, fontWeight: weight.heavy, color: vars.color.ink });
export const facts = style({ margin: '8px 0 0' });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 6,
  ...type.body,
  color: vars.color.inkSecondary,
});
export const value = style({ color: vars.color.ink, textAlign: 'end' });

/** Spans all columns of a group of fields. */
export const line = style({ gridColumn: '1 / -1' });
