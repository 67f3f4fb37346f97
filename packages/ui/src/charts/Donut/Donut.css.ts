import { globalStyle, style } from '../../theme/layered.ts';
import { radius, type, vars, weight } from '../../theme/index.ts';

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px 28px',
});
export const ring = style({ position: 'relative', flex: 'none', width: 180, height: 180 });
export const drawing = style({ overflow: 'visible' });
export const track = style({ fill: vars.color.sunken });
export const part = style({ outline: 'none' });
export const shape = style({ transition: `opacity ${vars.motion.fast}` });
globalStyle(`${part}:focus-visible ${shape}`, { stroke: vars.color.focus, strokeWidth: 3 });
globalStyle(`${part}[role="button"]`, { cursor: 'pointer' });
/** Dims the other parts while one is in focus. */
globalStyle(`${drawing}[data-active] ${part}:not([data-active]) ${shape}`, { opacity: 0.45 });

export const middle = style({
  position: 'absolute',
  inset: 32,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
});
export const value = style({
  fontSize: 20,
  lineHeight: '26px',
  fontWeight: weight.heavy,
  letterSpacing: '-0.02em',
  color: vars.color.ink,
});
export const name = style({ ...type.label, color: vars.color.inkSecondary });

export const legend = style({ flex: '1 1 200px', minWidth: 0 });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: 8,
  minHeight: 34,
  paddingInline: 6,
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
  ...type.body,
  color: vars.color.ink,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&[data-active]': { background: vars.color.sunken },
  },
});
export const amount = style({ textAlign: 'end', whiteSpace: 'nowrap', fontWeight: weight.heavy });
export const percent = style({ textAlign: 'end', ...type.help, color: vars.color.inkSecondary });
