import { style } from '../../theme/layered.ts';
import { type, vars } from '../../theme/index.ts';

export const root = style({ display: 'block', minWidth: 0, maxWidth: '100%' });
/** Hides the second line if the first wraps onto two. */
export const twoHigh = style({ maxHeight: `calc(2 * ${type.body.lineHeight})`, overflow: 'clip' });
const line = {
  display: 'block',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const first = style({ ...line, ...type.body });
export const wrapping = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  ...type.body,
});
export const second = style({
  ...line,
  ...type.label,
  fontWeight: 'normal',
  color: vars.color.inkSecondary,
});
