import { style } from '../../theme/layered.ts';
import { focusRing, forcedEdge, media, radius, type, vars } from '../../theme/index.ts';

const { color, motion } = vars;

export const area = style({
  display: 'block',
  width: '100%',
  margin: 0,
  padding: '7px 11px',
  border: 0,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  ...type.body,
  color: color.ink,
  resize: 'vertical',
  outline: 'none',
  transition: `box-shadow ${motion.fast}`,
  fieldSizing: 'content',
  minHeight: 74,
  maxHeight: 320,
  '::placeholder': { color: color.inkTertiary, opacity: 1 },
  selectors: {
    '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${color.inkTertiary}` },
    // Read-only: text keeps full contrast, but the box does not look editable.
    '&:read-only:not([data-disabled])': {
      background: color.sunken,
      boxShadow: `inset 0 0 0 1px ${color.line}`,
    },
    '&[data-focused]': focusRing,
    '&[data-invalid]': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
    '&[data-disabled]': {
      background: color.sunken,
      color: color.inkDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': { ...forcedEdge, [media.coarse]: { fontSize: 16 } },
});
