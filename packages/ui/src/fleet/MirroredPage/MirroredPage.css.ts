import { keyframes } from '@vanilla-extract/css';
import { globalStyle, style } from '../../theme/layered.ts';
import { BAR_HEIGHT_PIXELS } from '../../layout/AppShell/barHeight.ts';
import { media, radius, type, vars, weight } from '../../theme/index.ts';

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  // Coordinates on the mirrored page start at the left, even in right-to-left languages.
  direction: 'ltr',
  maxWidth: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.surface,
  background: vars.color.surface,
});
export const page = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  transformOrigin: '0 0',
});
globalStyle(`${page} iframe`, { display: 'block', border: 0 });
export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'crosshair',
});

const arrive = keyframes({ from: { transform: 'scale(2.4)', opacity: 0 } });
const SPOT = 44;
export const spot = style({
  position: 'fixed',
  zIndex: 60,
  width: SPOT,
  height: SPOT,
  margin: -SPOT / 2,
  border: `3px solid ${vars.color.accent}`,
  borderRadius: '50%',
  pointerEvents: 'none',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${arrive} 200ms ease-out` },
  },
});

const watched = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 28px',
  background: vars.color.warnSoft,
  color: vars.color.warnText,
  ...type.body,
  '@media': { [media.phone]: { padding: '8px 16px' } },
});
/** Stays visible on long pages, above sticky table headings. */
export const watchedPage = style([
  watched,
  {
    position: 'sticky',
    insetBlockStart: BAR_HEIGHT_PIXELS,
    zIndex: 9,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
]);
/** Leaves most of the panel's height to its content, even if the text is long. */
export const watchedFoot = style([
  watched,
  {
    flex: 'none',
    maxBlockSize: '40dvh',
    overflowY: 'auto',
    borderBlockStart: `1px solid ${vars.color.line}`,
    padding: '8px 22px',
    '@media': {
      [media.phone]: { padding: '8px 16px calc(8px + env(safe-area-inset-bottom))' },
    },
  },
]);
export const watchedContent = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const watchedTitle = style({ fontWeight: weight.heavy });
export const watchedText = style({ color: vars.color.ink });
