import { style } from '../../theme/layered.ts';
import { radius, type, vars } from '../../theme/index.ts';

const { color } = vars;
const BOX = 44;
const GAP = 10;
const STEP = BOX + GAP;

/** One box per digit is painted as a repeating background; the digits stand apart by tracking. */
const base = style({
  height: 52,
  maxWidth: '100%',
  paddingBlock: 0,
  paddingInlineEnd: 0,
  border: 0,
  borderRadius: radius.control,
  background: `repeating-linear-gradient(90deg, ${color.controlLine} 0 ${BOX}px, transparent ${BOX}px ${STEP}px) 0 100% / 100% 2px no-repeat, repeating-linear-gradient(90deg, ${color.sunken} 0 ${BOX}px, transparent ${BOX}px ${STEP}px)`,
  ...type.mono,
  fontSize: 22,
  lineHeight: '52px',
  color: color.ink,
  letterSpacing: `calc(${STEP}px - 1ch)`,
  caretColor: color.accent,
  outline: 'none',
  selectors: {
    '&[data-focused]': { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
    '&[data-invalid]': {
      background: `repeating-linear-gradient(90deg, ${color.bad} 0 ${BOX}px, transparent ${BOX}px ${STEP}px) 0 100% / 100% 2px no-repeat, repeating-linear-gradient(90deg, ${color.badSoft} 0 ${BOX}px, transparent ${BOX}px ${STEP}px)`,
    },
    '&[data-disabled]': { color: color.inkDisabled },
  },
  paddingInlineStart: `calc((${BOX}px - 1ch) / 2)`,
});
export const six = style([base, { width: STEP * 6 - GAP, overflow: 'hidden' }]);
export const four = style([base, { width: STEP * 4 - GAP, overflow: 'hidden' }]);
