import { fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { inset } from '../../layout/Section/inset.css.ts';
import { quietInset, quietPadding } from '../../primitives/Button/Button.css.ts';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { media, spoken, type, vars, weight } from '../../theme/index.ts';

export const table = style({ width: '100%', ...type.body, color: vars.color.ink });

export const wideHead = style({ '@media': { [media.phone]: spoken } });

const leftOut = {
  '&[data-wide]': { '@media': { [media.phone]: { display: 'none' } } },
  '&[data-room]': { '@media': { [media.belowDesktop]: { display: 'none' } } },
} as const;

/**
 * Words in headings and row headers do not break, except on the narrowest phones; numbers never do.
 */
const narrow = {
  [media.phone]: { paddingInline: 6, textWrap: 'balance' },
  [media.smallPhone]: { overflowWrap: 'anywhere' },
} as const;

const headBase: StyleRule = {
  height: 34,
  padding: '0 12px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...type.label,
  fontWeight: weight.medium,
  color: vars.color.inkSecondary,
  '@media': narrow,
  selectors: leftOut,
};
export const head = styleVariants({
  start: { ...headBase, textAlign: 'start' },
  end: { ...headBase, textAlign: 'end' },
});

export const row = style({});

const cellBase: StyleRule = {
  height: 40,
  padding: '6px 12px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: weight.regular,
  '@media': narrow,
  selectors: {
    '&[data-strong]': { fontWeight: weight.heavy },
    '&[data-whole]': {
      overflowWrap: 'break-word',
      '@media': {
        [media.smallPhone]: { overflowWrap: 'anywhere' },
        [media.fromDesktop]: { whiteSpace: 'nowrap' },
      },
    },
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
    ...leftOut,
  },
};
export const cell = styleVariants({
  start: { ...cellBase, textAlign: 'start', overflowWrap: 'anywhere' },
  end: {
    ...cellBase,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    // Numbers contain no break opportunity; text next to them may wrap.
    '@media': { [media.phone]: { paddingInline: 6, whiteSpace: 'normal' } },
  },
});
/** Aligns the label of a borderless button with the heading. */
globalStyle(`${cell.end} > ${quietPadding}:last-child`, { marginInlineEnd: -quietInset });
/** Aligns both ends of a row with the heading of the surrounding section. */
globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: fallbackVar(inset, '12px') });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: fallbackVar(inset, '12px') });
