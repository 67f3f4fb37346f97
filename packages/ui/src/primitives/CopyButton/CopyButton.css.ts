import { style } from '../../theme/layered.ts';

export const place = style({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
});
