import { style } from '../../theme/layered.ts';
import { iconOnly } from '../../theme/iconOnly.ts';
import { media, radius, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const box = style({ paddingInlineEnd: 3 });
export const open = style({
  ...iconOnly(28),
  borderRadius: radius.small,
  color: color.inkTertiary,
  selectors: { '&[data-hovered]': { color: color.ink, background: color.sunken } },
  '@media': { [media.coarse]: { width: 44, height: 44, marginInlineEnd: -3 } },
});
export const emptyText = style({ padding: '8px 10px', ...type.help, color: color.inkSecondary });
