import { content as sectionContent } from '../../layout/Section/Section.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { media, radius, type, vars, weight } from '../../theme/index.ts';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.surface,
  // The background shows through the gaps as dividing lines, however the figures wrap.
  gap: 1,
  background: vars.color.line,
});

/** One row that scrolls sideways; the next figure is partly visible at the edge. */
export const scroller = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderRadius: radius.surface,
});
export const row = style([strip, { flexWrap: 'nowrap', width: 'max-content', minWidth: '100%' }]);
// No nested box inside a section: the lines extend to its edges.
globalStyle(`${sectionContent.padded} ${strip}:not(${row})`, {
  marginInline: -20,
  borderInline: 0,
  borderRadius: 0,
  '@media': { [media.phone]: { marginInline: -16 } },
});

const figureBase = {
  flex: '1 1 0',
  // Wraps a figure to the next line rather than breaking it.
  minWidth: 'min-content',
  padding: '16px 20px 18px',
  background: vars.color.surface,
  '@media': {
    [media.belowDesktop]: { flexBasis: 'calc(50% - 1px)' },
    [media.phone]: { padding: '13px 14px 14px' },
  },
} as const;
export const figure = style(figureBase);
export const wide = style({ ...figureBase, flexGrow: 1.36 });
// Slightly more than two fit on a phone, so that a cut-off figure hints at the rest.
globalStyle(`${row} > div`, { flex: '1 0 38vw' });
export const label = style({ ...type.help, color: vars.color.inkSecondary });
export const value = style({
  margin: '2px 0 0',
  minHeight: 34,
  overflowWrap: 'break-word',
  ...type.figure,
  '@media': { [media.phone]: { fontSize: 20, lineHeight: '28px', minHeight: 28 } },
});
/** On phones, text that does not fit next to the figure wraps below it. */
export const line = style({
  '@media': {
    [media.phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 6 },
  },
});
export const number = style({ fontWeight: weight.heavy, color: vars.color.ink });
export const unit = style({
  marginInlineStart: 2,
  ...type.section,
  letterSpacing: 0,
  fontWeight: weight.medium,
  color: vars.color.inkSecondary,
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { marginInlineStart: 0, whiteSpace: 'normal', fontSize: 13, lineHeight: '18px' },
  },
});
export const meter = style({ margin: '8px 0 0' });
export const foot = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  margin: '8px 0 0',
});
export const text = style({
  minWidth: 0,
  ...type.help,
  lineHeight: '20px',
  color: vars.color.inkSecondary,
});
export const sparkline = style({ flex: 'none', '@media': { [media.phone]: { display: 'none' } } });
/** Reserves space for the content while a placeholder covers it. */
export const toCome = style({ visibility: 'hidden' });
export const bone = style({
  position: 'absolute',
  width: 132,
  maxWidth: '100%',
  height: 20,
  marginBlockStart: 7,
  borderRadius: radius.small,
  background: vars.color.sunken,
});
const comparisonBase = { fontWeight: weight.heavy } as const;
export const comparison = styleVariants({
  good: { ...comparisonBase, color: vars.color.goodText },
  warn: { ...comparisonBase, color: vars.color.warnText },
  bad: { ...comparisonBase, color: vars.color.badText },
  quiet: { ...comparisonBase, color: vars.color.ink },
});
