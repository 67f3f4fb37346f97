import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import * as step from './stepFoot.css.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  padding: '14px 20px',
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 28px',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' } },
});
export const figure = style({ display: 'flex', flexDirection: 'column-reverse' });
export const name = style({ ...type.help, color: vars.color.inkSecondary });
const numberBase = {
  fontSize: 20,
  lineHeight: '28px',
  letterSpacing: '-0.02em',
  fontWeight: weight.heavy,
} as const;
export const number = styleVariants({
  plain: { ...numberBase, color: vars.color.ink },
  bad: { ...numberBase, color: vars.color.badText },
});
export const empty = style({
  padding: '32px 20px',
  borderBlock: `1px solid ${vars.color.line}`,
  ...type.body,
  color: vars.color.inkSecondary,
});
export const foot = style([step.foot]);
export const actions = style({
  display: 'flex',
  gap: 8,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { width: '100%' } },
});
globalStyle(`${actions} > :last-child`, { '@media': { [media.phone]: { flex: 1 } } });
globalStyle(`${foot} > button`, { '@media': { [media.phone]: { width: '100%' } } });
