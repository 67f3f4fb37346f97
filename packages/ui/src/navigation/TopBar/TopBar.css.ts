import { style } from '../../theme/layered.ts';
import { iconOnly } from '../../theme/iconOnly.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: '100%',
  maxWidth: 1400,
  marginInline: 'auto',
  padding: '0 28px',
  '@media': {
    '(max-width: 991px)': { padding: '0 16px 0 8px' },
    [media.phone]: { padding: '0 8px', gap: 4 },
  },
});
export const name = style({ ...type.section, fontWeight: weight.heavy, color: vars.color.ink });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
});

export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '0 1 420px',
  minWidth: 0,
  minHeight: 34,
  padding: '0 8px 0 10px',
  border: 0,
  borderRadius: radius.control,
  background: vars.color.sunken,
  color: vars.color.inkSecondary,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
  '@media': { [media.coarse]: { minHeight: 44 }, ...forcedEdge },
});
export const findIcon = style({ color: vars.color.inkTertiary });
export const findLabel = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

export const iconButton = style({
  ...iconOnly(40),
  position: 'relative',
  borderRadius: radius.control,
  color: vars.color.ink,
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { background: vars.color.sunken },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
  '@media': {
    '(pointer: coarse)': { width: 44, height: 44 },
    [media.phone]: { width: 44, height: 44 },
  },
});
export const count = style({
  position: 'absolute',
  top: 3,
  insetInlineEnd: 2,
  minWidth: 17,
  padding: '0 4px',
  borderRadius: 9,
  background: vars.color.bad,
  color: vars.color.onBad,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: weight.heavy,
  textAlign: 'center',
});
