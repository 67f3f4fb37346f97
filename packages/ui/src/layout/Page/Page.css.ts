import { waitsInOrder } from '../../primitives/Skeleton/waitsInOrder.css.ts';
import { primary } from '../../primitives/Button/Button.css.ts';
import { globalStyle, style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

export const page = style({
  maxWidth: 1400,
  marginInline: 'auto',
  padding: '24px 28px 48px',
  '@media': { [media.phone]: { padding: '16px 16px 32px' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBlockEnd: 20,
  '@media': { [media.phone]: { gap: '12px 8px', marginBlockEnd: 14 } },
});
/** Takes the remaining width; buttons and dates are aligned at the end. */
export const titles = style({
  flexGrow: 1,
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const title = style({
  ...type.page,
  fontWeight: weight.heavy,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
export const subtitle = style({
  ...type.body,
  minHeight: 20,
  color: vars.color.inkSecondary,
  textWrap: 'pretty',
});
export const withStatus = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});
export const toCome = style({ visibility: 'hidden' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '@media': { [media.phone]: { gap: 8, width: '100%' } },
});
// Actions share the line in proportion to their labels; they wrap before their labels do.
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto', minHeight: 44 } } });
/** On phones, actions with a primary one are fixed at the bottom, within reach of the thumb. */
const atThumb = `${actions}:has(${primary})`;
globalStyle(atThumb, {
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: 10,
      padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.surface,
    },
  },
});
globalStyle(`${atThumb} svg`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`html:has(${atThumb})`, { '@media': { [media.phone]: { scrollPaddingBlockEnd: 76 } } });
globalStyle(`${page}:has(${atThumb})`, { '@media': { [media.phone]: { paddingBlockEnd: 92 } } });
export const aside = style({ minWidth: 0 });
/** On phones, actions without a primary one share a line with the dates. */
const secondary = `${head}:has(> ${aside}) > ${actions}:not(:has(${primary}))`;
globalStyle(secondary, { '@media': { [media.phone]: { width: 'auto', order: 1 } } });
globalStyle(`${secondary} > *`, { '@media': { [media.phone]: { paddingInline: 8 } } });
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
waitsInOrder(content);
