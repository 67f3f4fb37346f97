import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color, motion, size } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  flexShrink: 0,
  maxWidth: '100%',
  margin: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  ...type.body,
  fontWeight: weight.strong,
  textDecoration: 'none',
  // Labels wrap if they do not fit; they are never truncated.
  whiteSpace: 'inherit',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${motion.fast}, color ${motion.fast}, box-shadow ${motion.fast}`,
  '@media': { ...forcedEdge, [media.phone]: { flexShrink: 1 } },
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
});

const outlined = (ink: string, line: string) => ({
  background: color.surface,
  color: ink,
  boxShadow: `inset 0 0 0 1px ${line}`,
});

const variants = {
  primary: {
    background: color.accent,
    color: color.onAccent,
    selectors: {
      '&[data-hovered]': { background: `color-mix(in oklab, ${color.accent} 88%, ${color.ink})` },
      '&[data-pressed]': { background: `color-mix(in oklab, ${color.accent} 78%, ${color.ink})` },
    },
  },
  secondary: {
    ...outlined(color.ink, color.controlLine),
    selectors: {
      '&[data-hovered]': { background: color.sunken },
      '&[data-pressed]': { background: `color-mix(in oklab, ${color.sunken} 92%, ${color.ink})` },
    },
  },
  quiet: {
    color: color.accentText,
    selectors: {
      '&[data-hovered]': { background: color.accentSoft },
      '&[data-pressed]': { background: color.accentSoft },
    },
  },
  danger: {
    ...outlined(color.badText, color.controlLine),
    selectors: {
      '&[data-hovered]': { background: color.badSoft },
      '&[data-pressed]': { background: color.badSoft },
    },
  },
  dangerPrimary: {
    background: color.bad,
    color: color.onBad,
    selectors: {
      '&[data-hovered]': { background: `color-mix(in oklab, ${color.bad} 88%, ${color.ink})` },
    },
  },
  plain: {
    color: color.inkSecondary,
    selectors: { '&[data-hovered]': { background: color.sunken, color: color.ink } },
  },
} as const;
/** Marker class of the screen's primary button. */
export const primary = style({});
export const variant = styleVariants({
  primary: [base, primary, variants.primary],
  secondary: [base, variants.secondary],
  quiet: [base, variants.quiet],
  danger: [base, variants.danger],
  dangerPrimary: [base, variants.dangerPrimary],
  plain: [base, variants.plain],
});

/** A disabled button stays legible and in place; a tooltip gives the reason. */
export const disabled = style({
  background: color.sunken,
  color: color.inkDisabled,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  selectors: { '&[data-hovered]': { background: color.sunken, color: color.inkDisabled } },
});
export const disabledQuiet = style({
  color: color.inkDisabled,
  selectors: { '&[data-hovered]': { background: 'transparent', color: color.inkDisabled } },
});

export const sizes = styleVariants({
  default: { minHeight: size.control, padding: '4px 15px' },
  compact: { minHeight: size.controlSmall, padding: '3px 10px', ...type.help },
  large: { minHeight: 42, padding: '4px 20px', '@media': { [media.coarse]: { minHeight: 44 } } },
  icon: { minHeight: size.control, width: size.control, padding: 0 },
  iconCompact: { minHeight: size.controlSmall, width: size.controlSmall, padding: 0 },
});
/** Inline padding of a borderless button, used to align its label with other content. */
export const quietInset = 10;
export const quietPadding = style({ paddingInline: quietInset });
export const wide = style({ flexShrink: 1, width: '100%', paddingBlock: 6, whiteSpace: 'normal' });
globalStyle(`${base} svg`, { strokeWidth: 1.75 });
