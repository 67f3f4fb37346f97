import { style } from '../../theme/layered.ts';
import { focusRing, media, radius, vars } from '../../theme/index.ts';

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 28,
  marginInlineEnd: -6,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: vars.color.inkSecondary,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.ink, background: vars.color.sunken },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: 0 },
  },
  '@media': { [media.coarse]: { width: 44, height: 44, marginInlineEnd: -11 } },
});
