import { style, styleVariants } from '../../theme/layered.ts';
import { type, vars, weight } from '../../theme/index.ts';

export const list = style({ display: 'grid' });
export const entry = style({
  position: 'relative',
  paddingInlineStart: 24,
  paddingBlockEnd: 18,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 4,
      top: 14,
      bottom: -4,
      width: 1,
      background: vars.color.line,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
const dotBase = {
  position: 'absolute',
  insetInlineStart: 0,
  top: 6,
  width: 9,
  height: 9,
  borderRadius: 5,
} as const;
export const dot = styleVariants({
  plain: { ...dotBase, background: vars.color.controlLine },
  good: { ...dotBase, background: vars.color.good },
  warn: { ...dotBase, background: vars.color.warn },
  bad: { ...dotBase, background: vars.color.bad },
});
export const what = style({ ...type.body, fontWeight: weight.medium, color: vars.color.ink });
export const change = style({ ...type.help, color: vars.color.ink });
export const why = style({ ...type.help, color: vars.color.inkSecondary });
export const when = style({ margin: '2px 0 0', ...type.label, color: vars.color.inkTertiary });
