import { arrive } from '../../theme/arrive.css.ts';
import { style } from '../../theme/layered.ts';
import { focusInside, forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const place = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'grid',
  placeItems: 'start center',
  padding: '12vh 16px 16px',
  '@media': { [media.phone]: { padding: 0 } },
});
export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(600px, 100%)',
  maxHeight: 'min(480px, 76vh)',
  borderRadius: radius.surface,
  background: color.surface,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  overflow: 'hidden',
  ...arrive.rise,
  '@media': {
    ...forcedEdge,
    [media.phone]: { width: '100%', height: '100%', maxHeight: 'none', borderRadius: 0 },
  },
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  padding: '0 8px 0 18px',
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.inkTertiary,
});
export const input = style({
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  ...type.section,
  fontWeight: weight.regular,
  color: color.ink,
  outline: 'none',
  '::placeholder': { color: color.inkTertiary, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  '@media': { [media.coarse]: { fontSize: 16 } },
});
export const list = style({ flex: 1, minHeight: 0, overflow: 'auto', padding: 6, outline: 'none' });
export const title = style({
  padding: '10px 12px 4px',
  ...type.label,
  fontWeight: weight.medium,
  color: color.inkTertiary,
});
export const command = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: radius.control,
  ...type.body,
  color: color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.accentSoft },
    '&[data-focus-visible]': focusInside,
  },
  '@media': {
    [media.coarse]: { minHeight: 48 },
    [media.forced]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});
export const icon = style({ flex: 'none', color: color.inkSecondary });
export const text = style({ flex: 1, display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const help = style({ ...type.help, color: color.inkSecondary });
export const key = style({
  flex: 'none',
  padding: '0 6px',
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  ...type.label,
  fontFamily: 'inherit',
  lineHeight: '20px',
  color: color.inkSecondary,
});
export const none = style({
  padding: '24px 12px',
  ...type.body,
  color: color.inkSecondary,
  textAlign: 'center',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '8px 18px',
  borderBlockStart: `1px solid ${color.line}`,
  ...type.label,
  color: color.inkTertiary,
  '@media': { [media.coarse]: { display: 'none' } },
});
