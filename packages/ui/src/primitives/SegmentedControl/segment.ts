import { focusRing, media, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

/** Shared look of segmented controls and tabs: a sunken track, with the selected segment raised. */
export const track = {
  display: 'inline-flex',
  width: 'fit-content',
  maxWidth: '100%',
  overflowX: 'auto',
  padding: 2,
  borderRadius: 9,
  // Scroll shadows at the edges; covers that scroll with the content hide them at both ends.
  background: `
    linear-gradient(to right, ${color.sunken} 30%, transparent) left / 32px 100% no-repeat local,
    linear-gradient(to left, ${color.sunken} 30%, transparent) right / 32px 100% no-repeat local,
    linear-gradient(to right, ${color.lineStrong}, transparent) left / 14px 100% no-repeat scroll,
    linear-gradient(to left, ${color.lineStrong}, transparent) right / 14px 100% no-repeat scroll,
    ${color.sunken}`,
  scrollbarWidth: 'none',
} as const;

export const segment = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  padding: '0 13px',
  border: 0,
  borderRadius: 7,
  background: 'transparent',
  ...type.help,
  fontWeight: weight.medium,
  color: color.inkSecondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.ink },
    '&[data-selected]': {
      background: color.raised,
      color: color.ink,
      fontWeight: weight.strong,
      boxShadow: `0 1px 2px ${color.lineStrong}`,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: -2 },
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minHeight: 44 },
    [media.forced]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight' } } },
  },
} as const;
