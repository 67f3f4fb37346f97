import { style } from '../../theme/layered.ts';
import { focusRing, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color, size } = vars;

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minWidth: 0,
});
export const range = style({ ...type.help, color: color.inkSecondary });
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  marginInlineStart: 'auto',
});
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.control,
  minHeight: size.control,
  padding: '0 8px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  ...type.help,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkSecondary,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.sunken, color: color.ink },
    '&[data-focus-visible]': focusRing,
    '&[aria-current="page"]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: weight.heavy,
    },
    '&[data-disabled]': {
      background: 'transparent',
      color: color.inkDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forced]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
  },
});
/** Hidden on phones, which only show Previous, the current page, and Next. */
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const phoneOnly = style({
  display: 'none',
  padding: '0 8px',
  ...type.help,
  color: color.inkSecondary,
  '@media': { [media.phone]: { display: 'block' } },
});
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  ...type.help,
  color: color.inkTertiary,
});
