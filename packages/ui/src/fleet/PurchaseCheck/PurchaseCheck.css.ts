import { quietInset, quietPadding } from '../../primitives/Button/Button.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  maxWidth: 760,
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  ...type.help,
  color: color.inkSecondary,
});
export const title = style({
  margin: '8px 0 2px',
  fontSize: 20,
  lineHeight: '28px',
  letterSpacing: '-0.02em',
  fontWeight: weight.heavy,
  color: color.ink,
  overflowWrap: 'anywhere',
});
export const subtitle = style({ ...type.body, color: color.inkSecondary });

export const rule = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 });
export const ruleTitle = style({ ...type.section, color: color.ink });
export const sentence = style({ ...type.body, color: color.ink });
export const frees = style({ ...type.help, color: color.inkSecondary });

export const passed = styleVariants({
  boxed: { padding: '6px 12px' },
  inside: {},
});
export const rules = style({ marginInlineStart: -24 });
export const item = style({
  ...type.body,
  color: color.ink,
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlock: 2,
});
export const plain = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: vars.size.control,
  paddingInline: '28px 8px',
});
export const passedTitle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: weight.regular,
});
export const tick = style({ color: color.goodText });
export const text = style({
  marginInlineStart: 'auto',
  color: color.inkSecondary,
  textAlign: 'end',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
/** Aligns the label of a borderless button with the edge when it wraps. */
globalStyle(`${actions} > ${quietPadding}:last-child`, {
  marginInlineStart: -quietInset,
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
/** On phones, the last action spans the row, and so does the first if it would be alone in one. */
globalStyle(`${actions} > :is(:last-child, :first-child:nth-last-child(even))`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
