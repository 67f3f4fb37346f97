import { message } from '../../feedback/InlineMessage/InlineMessage.css.ts';
import { quietInset, quietPadding } from '../../primitives/Button/Button.css.ts';
import { ground } from '../Surface/ground.css.ts';
import { inset } from './inset.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { media, radius, type, vars, weight } from '../../theme/index.ts';

export const section = styleVariants({
  surface: {
    vars: { [ground]: vars.color.surface },
    minWidth: 0,
    overflow: 'clip',
    border: `1px solid ${vars.color.line}`,
    borderRadius: radius.surface,
    background: vars.color.surface,
  },
  plain: { minWidth: 0 },
});
const headBase = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 12px',
} as const;
export const head = styleVariants({
  surface: {
    ...headBase,
    padding: '16px 20px 0',
    '@media': { [media.phone]: { padding: '14px 16px 0' } },
  },
  plain: headBase,
});
export const titles = style({
  // Shrinks to its longest word before the action wraps to its own line.
  flex: '1 1 min-content',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  minWidth: 0,
});
export const title = style({
  minWidth: 0,
  overflowWrap: 'break-word',
  ...type.section,
  fontWeight: weight.heavy,
  color: vars.color.ink,
});
export const hint = style({ ...type.help, color: vars.color.inkSecondary });
export const action = style({
  flex: '0 1 auto',
  maxWidth: '100%',
  // Keeps the end alignment when it wraps to its own line.
  marginInlineStart: 'auto',
  ...type.help,
});
/** Aligns the label of a borderless button with the edge. */
globalStyle(`${action} > ${quietPadding}:last-child`, {
  marginInlineEnd: -quietInset,
  whiteSpace: 'nowrap',
});
export const content = styleVariants({
  padded: {
    vars: { [inset]: '0px' },
    padding: '12px 20px 20px',
    '@media': { [media.phone]: { padding: '12px 16px 16px' } },
  },
  flush: {
    vars: { [inset]: '20px' },
    paddingBlockStart: 6,
    '@media': { [media.phone]: { vars: { [inset]: '16px' } } },
  },
  plain: { vars: { [inset]: '0px' }, paddingBlockStart: 12 },
});
/** A message shown instead of rows gets the rows' padding. */
globalStyle(`${content.flush} > ${message}`, { margin: `6px ${inset} ${inset}` });
