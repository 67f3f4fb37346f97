import * as radioCards from '../../primitives/RadioCards/RadioCards.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

/** For reading at arm's length in sunlight: larger than the portal's type, and in full ink. */
const large = { fontSize: 17, lineHeight: '24px' } as const;

export const page = style({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  maxWidth: 520,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: '20px 16px 32px',
  background: vars.color.surface,
  color: vars.color.ink,
  ...large,
  '@media': { [media.fromTablet]: { padding: '40px 24px' } },
});
// Includes buttons and inputs.
globalStyle(`${page} > :is(div, button), ${page} :is(form, footer) *`, {
  fontSize: 'inherit',
  lineHeight: 'inherit',
});
globalStyle(`${page} ${radioCards.cards}`, { gridTemplateColumns: '1fr' });
export const card = style({ fontWeight: weight.heavy, fontVariantNumeric: 'tabular-nums' });
export const title = style({
  margin: '4px 0 0',
  ...type.figure,
  textWrap: 'balance',
  '@media': { print: { fontSize: '11pt', lineHeight: '13pt' } },
});
export const tried = style({ margin: '8px 0 0' });
const stateBase = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  rowGap: 4,
  padding: 16,
  borderRadius: radius.surface,
  '@media': forcedEdge,
} as const;
export const state = styleVariants({
  good: { ...stateBase, background: vars.color.good, color: vars.color.onGood },
  accent: { ...stateBase, background: vars.color.accent, color: vars.color.onAccent },
  bad: { ...stateBase, background: vars.color.bad, color: vars.color.onBad },
  plain: { ...stateBase, background: vars.color.sunken, color: vars.color.ink },
});
export const stateIcon = style({ gridRow: '1 / span 2', marginBlockStart: 3 });
export const stateTitle = style({
  ...type.figure,
  fontSize: 22,
  lineHeight: '28px',
  fontVariantNumeric: 'tabular-nums',
});
export const stateText = style({ overflowWrap: 'anywhere' });
export const head = style({ fontSize: 19, lineHeight: '26px', fontWeight: weight.heavy });
export const works = style({ display: 'grid', gap: 12, margin: '12px 0 0' });
export const work = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 12 });
export const workIcon = style({ marginBlockStart: 2, color: vars.color.goodText });
export const form = style({ display: 'grid', gap: 16, margin: '12px 0 0' });
export const why = style({ margin: '4px 0 0' });
export const picture = style({ display: 'grid', gap: 8 });
export const preview = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: 320,
  borderRadius: radius.surface,
  border: `1px solid ${vars.color.line}`,
});
export const wrong = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 8,
  alignItems: 'center',
  color: vars.color.badText,
});
export const footer = style({
  display: 'grid',
  gap: 12,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const call = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  color: vars.color.ink,
  fontWeight: weight.heavy,
  textDecoration: 'none',
  '@media': { print: { minHeight: 0 } },
});
export const phone = style({
  display: 'block',
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const facts = style({
  display: 'grid',
  gap: 16,
  '@media': { print: { gap: 4 } },
});
export const fact = style({
  display: 'grid',
  gap: 2,
  '@media': { print: { breakInside: 'avoid' } },
});
export const factName = style({
  color: vars.color.inkSecondary,
  fontSize: 15,
  lineHeight: '20px',
  '@media': { print: { fontSize: '7pt', lineHeight: '9pt' } },
});
export const factValue = style({ fontWeight: weight.heavy });
export const onScreen = style({
  display: 'grid',
  gap: 12,
  '@media': { print: { display: 'none' } },
});
/** In print, as wide as a card, so that it folds to fit a wallet. */
export const printed = style({
  '@media': {
    print: {
      width: '85.6mm',
      minHeight: 0,
      gap: 6,
      margin: 0,
      padding: '4mm',
      border: '0.3mm solid',
      fontSize: '8pt',
      lineHeight: '10pt',
    },
  },
});
