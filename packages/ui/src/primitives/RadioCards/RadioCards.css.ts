import { globalStyle, style } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const cards = style({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  selectors: {
    // Three options: side by side, or all stacked.
    '&:has(> :nth-child(3):last-child)': {
      gridTemplateColumns:
        'repeat(auto-fit, minmax(min(max(200px, (624px - 100%) * 999), 100%), 1fr))',
    },
    // Four options: two rows of two, never three and one.
    '&:has(> :nth-child(4):last-child)': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    },
  },
});
export const card = style({
  display: 'flex',
  gap: 10,
  minHeight: 44,
  padding: '11px 14px',
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  cursor: 'pointer',
  '@media': forcedEdge,
  selectors: {
    '&[data-hovered]': { background: color.sunken },
    '&[data-selected]': {
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 2px ${color.accent}`,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    '&[data-invalid]:not([data-selected])': { boxShadow: `inset 0 0 0 2px ${color.bad}` },
    '&[data-disabled]': {
      background: color.sunken,
      boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
      color: color.inkDisabled,
      cursor: 'not-allowed',
    },
  },
});
export const dot = style({
  flex: 'none',
  width: 18,
  height: 18,
  // Centers on the first line of text.
  marginBlockStart: 'calc((1lh - 18px) / 2)',
  borderRadius: '50%',
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  '@media': forcedEdge,
});
globalStyle(`${card}[data-selected] ${dot}`, {
  boxShadow: `inset 0 0 0 5.5px ${color.accent}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const text = style({ display: 'grid', alignSelf: 'flex-start', gap: 2, minWidth: 0 });
export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...type.body,
  fontWeight: weight.strong,
  color: color.ink,
});
export const help = style({ ...type.help, color: color.inkSecondary });
globalStyle(`${card}[data-disabled] :is(${label}, ${help})`, { color: color.inkDisabled });
globalStyle(`${card}[data-disabled] ${dot}`, {
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
});
globalStyle(`${card}[data-disabled][data-selected] ${dot}`, {
  boxShadow: `inset 0 0 0 5.5px ${color.inkDisabled}`,
});
