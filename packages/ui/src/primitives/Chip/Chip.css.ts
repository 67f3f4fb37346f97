import { style } from '../../theme/layered.ts';
import { iconOnly } from '../../theme/iconOnly.ts';
import { focusRing, forcedEdge, media, type, vars, weight } from '../../theme/index.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  minHeight: 28,
  paddingBlock: 3,
  paddingInlineStart: 11,
  paddingInlineEnd: 4,
  borderRadius: 14,
  background: vars.color.accentSoft,
  boxShadow: `inset 0 0 0 1px color-mix(in oklab, ${vars.color.accent} 45%, transparent)`,
  ...type.help,
  fontWeight: weight.medium,
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
  '@media': forcedEdge,
});
export const remove = style({
  ...iconOnly(22),
  borderRadius: '50%',
  selectors: {
    '&[data-hovered]': { background: `color-mix(in oklab, ${vars.color.accent} 18%, transparent)` },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: 0 },
  },
  '@media': { [media.coarse]: { width: 44, height: 44 } },
});
