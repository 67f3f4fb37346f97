import { globalStyle, style } from '../../theme/layered.ts';
import { focusRing, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color, motion } = vars;

export const disclosure = style({ minWidth: 0 });
export const trigger = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  width: '100%',
  minHeight: vars.size.control,
  padding: '4px 8px 4px 4px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  ...type.body,
  fontWeight: weight.strong,
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.sunken },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: 44 } },
});
/** Has a minimum width, so that other content on the line wraps below the title. */
export const title = style({ flex: '1 1 14ch', minWidth: 0, overflowWrap: 'anywhere' });
export const chevron = style({ color: color.inkTertiary, transition: `transform ${motion.fast}` });
globalStyle(`${trigger}[aria-expanded='true'] ${chevron}`, { transform: 'rotate(90deg)' });
globalStyle(`${trigger}[aria-expanded='false']:dir(rtl) ${chevron}`, {
  transform: 'rotate(180deg)',
});
export const panel = style({
  paddingInlineStart: 28,
  ...type.body,
  color: color.inkSecondary,
  selectors: { [`${disclosure}[data-expanded] > &`]: { paddingBlock: '4px 8px' } },
});
