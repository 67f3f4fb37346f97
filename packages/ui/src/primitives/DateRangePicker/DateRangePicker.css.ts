import { style } from '../../theme/layered.ts';
import { focusRing, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

/** Wraps if both dates do not fit on one line. */
export const ends = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minWidth: 0,
  paddingBlock: 4,
});
export const start = style({ display: 'flex', alignItems: 'center', gap: 8 });
export const between = style({ flex: 'none', color: color.inkTertiary });
export const popover = style({ maxWidth: 'calc(100vw - 24px)' });
export const dialog = style({
  display: 'flex',
  outline: 'none',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  minWidth: 156,
  padding: 8,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': {
    [media.phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});
export const preset = style({
  minHeight: 32,
  padding: '4px 10px',
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  ...type.help,
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.sunken },
    '&[aria-pressed="true"]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: weight.strong,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minHeight: 44 },
    [media.forced]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
});
export const calendar = style({ padding: 16, '@media': { [media.phone]: { padding: 12 } } });
export const note = style({ marginBlockStart: 8, ...type.help, color: color.inkTertiary });
