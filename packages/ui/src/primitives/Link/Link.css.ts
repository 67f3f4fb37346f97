import { style, styleVariants } from '../../theme/layered.ts';
import { focusRing, media, radius, vars, weight } from '../../theme/index.ts';

const base = style({
  borderRadius: radius.small,
  color: vars.color.accentText,
  fontWeight: weight.strong,
  textDecoration: 'none',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': focusRing,
  },
});
export const variant = styleVariants({
  plain: [base],
  inline: [base, { textDecoration: 'underline', fontWeight: 'inherit' }],
  standalone: [
    base,
    {
      '@media': { [media.coarse]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 } },
    },
  ],
});
