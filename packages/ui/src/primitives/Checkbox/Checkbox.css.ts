import { globalStyle, style } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const checkbox = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 10,
  ...type.body,
  color: color.ink,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' } },
  '@media': { [media.coarse]: { minWidth: 44, minHeight: 44, alignItems: 'center' } },
});
export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  marginBlock: 1,
  borderRadius: radius.small,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  color: color.onAccent,
  '@media': forcedEdge,
});
export const tick = style({
  width: 14,
  height: 14,
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  visibility: 'hidden',
});
const on = `${checkbox}:is([data-selected], [data-indeterminate])`;
globalStyle(`${on} ${box}`, { background: color.accent, boxShadow: 'none' });
globalStyle(`${on} ${tick}`, { visibility: 'visible' });
globalStyle(`${checkbox}[data-focus-visible] ${box}`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: 2,
});
globalStyle(`${checkbox}[data-invalid] ${box}`, { boxShadow: `inset 0 0 0 2px ${color.bad}` });
// Read-only: the check mark keeps full contrast.
globalStyle(`${checkbox}[data-readonly]`, { cursor: 'default' });
globalStyle(`${checkbox}[data-readonly] ${box}`, {
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  color: color.ink,
});
globalStyle(`${checkbox}[data-disabled] ${box}`, {
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  color: color.inkDisabled,
});
globalStyle(`${on} ${box}`, {
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
