import { globalStyle, style } from '../../theme/layered.ts';
import { focusRing, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 24px',
  border: `1.5px dashed ${color.controlLine}`,
  borderRadius: radius.surface,
  background: color.surface,
  textAlign: 'center',
  selectors: {
    '&[data-drop-target]': { background: color.accentSoft, borderColor: color.accent },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { background: color.sunken },
  },
});
export const icon = style({ color: color.accentText });
export const label = style({ ...type.section, color: color.ink, fontWeight: weight.heavy });
export const help = style({
  ...type.help,
  color: color.inkSecondary,
  maxWidth: 460,
  marginBlockEnd: 8,
  textWrap: 'balance',
});
// The help text about accepted files stays legible.
globalStyle(`${zone}[data-disabled] :is(${icon}, ${label})`, { color: color.inkDisabled });
export const error = style({
  display: 'flex',
  gap: 6,
  maxWidth: 460,
  ...type.help,
  color: color.badText,
  textAlign: 'start',
});
export const errorIcon = style({ marginBlockStart: 1 });
