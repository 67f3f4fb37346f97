import { style } from '../../theme/layered.ts';
import { media, radius, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const box = style({ paddingInlineEnd: 3 });
export const open = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.inkTertiary,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.ink, background: color.sunken } },
  '@media': { [media.coarse]: { width: 44, height: 44, marginInlineEnd: -3 } },
});
export const none = style({ padding: '8px 10px', ...type.help, color: color.inkSecondary });
