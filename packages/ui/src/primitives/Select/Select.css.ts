import { style } from '../../theme/layered.ts';
import { popoverList, withList } from '../../theme/popoverList.ts';
import {
  focusInside,
  focusRing,
  forcedEdge,
  media,
  radius,
  type,
  vars,
} from '../../theme/index.ts';

const { color, size } = vars;

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: size.control,
  padding: '0 8px 0 11px',
  border: 0,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  ...type.body,
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { ...forcedEdge, [media.coarse]: { fontSize: 16 } },
  selectors: {
    '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${color.inkTertiary}` },
    '&[data-focus-visible]': focusRing,
    '[data-invalid] > &': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
    '&[data-disabled]': {
      background: color.sunken,
      color: color.inkDisabled,
      cursor: 'not-allowed',
    },
  },
});
export const value = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: color.inkTertiary } },
});
export const chevron = style({ color: color.inkTertiary });
export const popover = style({
  minWidth: 'var(--trigger-width)',
  maxWidth: 'min(360px, 100vw)',
  ...withList,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `${vars.shadow.floating}, inset 0 0 0 1px ${color.line}`,
  '@media': forcedEdge,
});
export const list = style(popoverList);
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
  padding: '5px 8px',
  borderRadius: radius.small,
  ...type.body,
  color: color.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.sunken },
    '&[data-focus-visible]': focusInside,
    '&[data-selected]': { color: color.accentText },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: 44 } },
});
export const text = style({ display: 'grid', minWidth: 0 });
export const help = style({ ...type.label, color: color.inkTertiary });
