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
  '@media': { [media.phone]: { marginBlockEnd: 14 } },
});
/** Takes what is left: buttons and dates stand together at the end. */
export const titles = style({
  flexGrow: 1,
  minWidth: 0,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const title = style({
  margin: 0,
  ...type.page,
  fontWeight: weight.heavy,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
export const subtitle = style({
  margin: 0,
  ...type.body,
  color: vars.color.inkSecondary,
  textWrap: 'pretty',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '@media': { [media.phone]: { gap: 8, width: '100%' } },
});
// they share the line by their words, and the last ones take another before words wrap
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flex: '1 1 auto', minHeight: 44 } } });
export const aside = style({ minWidth: 0 });
export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
