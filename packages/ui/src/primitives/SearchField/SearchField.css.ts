import { globalStyle, style } from '../../theme/layered.ts';
import { iconOnly } from '../../theme/iconOnly.ts';
import { media, radius, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const search = style({ minWidth: 0 });
export const sunken = style({
  background: color.sunken,
  boxShadow: 'none',
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` } },
});
export const icon = style({ color: color.inkTertiary });
export const input = style({
  appearance: 'none',
  selectors: {
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});
export const shortcut = style({
  flex: 'none',
  padding: '1px 6px',
  borderRadius: radius.small,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  fontFamily: 'inherit',
  ...type.label,
  color: color.inkSecondary,
  '@media': { [media.coarse]: { display: 'none' } },
});
export const clear = style({
  ...iconOnly(22),
  borderRadius: radius.small,
  color: color.inkTertiary,
  selectors: { '&[data-hovered]': { color: color.ink } },
  '@media': { [media.coarse]: { width: 44, height: 44, marginInlineEnd: -11 } },
});
globalStyle(`${search}[data-empty] ${clear}`, { display: 'none' });
globalStyle(`${search}:not([data-empty]) ${shortcut}`, { display: 'none' });
