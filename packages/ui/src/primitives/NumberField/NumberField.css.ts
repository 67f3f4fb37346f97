import { style } from '../../theme/layered.ts';
import { media, radius, vars } from '../../theme/index.ts';

const { color, size } = vars;

export const box = style({
  paddingInline: 0,
  alignSelf: 'flex-start',
  width: 'fit-content',
  maxWidth: '100%',
});
export const figure = style({
  flex: 'none',
  width: 56,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const step = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: size.control,
  height: size.control,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: color.inkSecondary,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': {
      color: color.ink,
      background: color.sunken,
      backgroundClip: 'content-box',
    },
    '&[data-pressed]': { background: color.line, backgroundClip: 'content-box' },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { width: 44, height: 44 } },
});
