import { style } from '../../theme/layered.ts';
import { type, vars } from '../../theme/index.ts';

export const root = style({ display: 'block', minWidth: 0, maxWidth: '100%' });
const line = {
  display: 'block',
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const first = style({ ...line, ...type.body, color: 'inherit' });
export const only = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  ...type.body,
  color: 'inherit',
});
export const second = style({
  ...line,
  ...type.label,
  fontWeight: 'normal',
  color: vars.color.inkSecondary,
});
