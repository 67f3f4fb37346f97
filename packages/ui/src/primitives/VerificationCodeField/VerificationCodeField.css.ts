import { createVar } from '@vanilla-extract/css';
import { globalStyle, style } from '../../theme/layered.ts';
import { focusRing, forcedEdge, radius, type, vars } from '../../theme/index.ts';

const { color } = vars;
/** Width of a box and of the gap after it; smaller on the narrowest phones. */
const BOX = createVar();
const GAP = createVar();
const STEP = `calc(${BOX} + ${GAP})`;

/** The boxes are drawn behind a single input, whose letter spacing aligns its digits with them. */
export const place = style({
  vars: { [BOX]: '44px', [GAP]: '10px' },
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  '@media': { '(max-width: 362px)': { vars: { [BOX]: '34px', [GAP]: '6px' } } },
});
export const boxes = style({ display: 'flex', gap: GAP });
export const box = style({
  flex: 'none',
  width: BOX,
  height: 52,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${color.controlLine}`,
  '@media': forcedEdge,
});
/** The box for the next digit. */
export const next = style({});
/** Clips the extra width that the input needs for its caret after the last digit. */
export const clip = style({ position: 'absolute', inset: 0, overflow: 'hidden' });
export const input = style({
  width: `calc(100% + ${STEP})`,
  height: 52,
  padding: 0,
  paddingInlineStart: `calc((${BOX} - 1ch) / 2)`,
  border: 0,
  background: 'transparent',
  ...type.mono,
  fontSize: 22,
  lineHeight: '52px',
  color: color.ink,
  letterSpacing: `calc(${STEP} - 1ch)`,
  caretColor: color.accent,
  outline: 'none',
  selectors: { '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' } },
});
globalStyle(`${place}:has(${input}[data-disabled]) ${box}`, { background: color.sunken });
globalStyle(`${place}:has(${input}[data-invalid]) ${box}`, {
  boxShadow: `inset 0 0 0 2px ${color.bad}`,
});
globalStyle(`${place}:has(${input}[data-focused]) ${next}`, focusRing);
