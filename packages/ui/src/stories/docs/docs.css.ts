import { globalStyle as plainGlobalStyle } from '@vanilla-extract/css';
import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const block = { display: 'grid', gap: 12, minInlineSize: 0 } as const;

export const page = style({
  ...type.body,
  display: 'grid',
  gap: 32,
  boxSizing: 'border-box',
  maxInlineSize: 1080,
  marginInline: 'auto',
  padding: 24,
  color: vars.color.ink,
  background: vars.color.page,
});
export const head = style({ ...block, gap: 4 });
export const title = style({
  ...type.page,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
});
export const lead = style({ color: vars.color.inkSecondary, maxInlineSize: '72ch' });
export const quiet = style({ ...type.help, color: vars.color.inkTertiary });
export const jumps = style({ ...type.help, display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
export const chapter = style({ ...block });
export const heading = style({ ...type.section });
export const component = style({ ...type.body, fontWeight: weight.heavy });
export const bullets = style({
  display: 'grid',
  gap: 4,
  paddingInlineStart: 20,
  listStyle: 'disc',
  maxInlineSize: '72ch',
});
export const code = style({ ...type.mono, ...type.label, overflowWrap: 'anywhere' });
export const name = style({ ...type.mono, ...type.label, whiteSpace: 'nowrap' });
export const shown = style({ ...block, gap: 8 });
export const pair = style({
  ...block,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: 16,
});
const side = style({ ...block, gap: 8, gridTemplateRows: '1fr auto' });
const marked = (color: string) => ({
  borderBlockStart: `3px solid ${color}`,
  paddingBlockStart: 8,
});
export const sides = styleVariants({
  good: [side, marked(vars.color.good)],
  bad: [side, marked(vars.color.bad)],
});
export const example = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 12,
  padding: 20,
  minInlineSize: 0,
  borderRadius: radius.surface,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': forcedEdge,
});
export const why = style({ ...type.help, display: 'grid', gap: 2, color: vars.color.inkSecondary });
const verdict = style({ display: 'flex', alignItems: 'center', gap: 4, fontWeight: weight.heavy });
export const verdicts = styleVariants({
  good: [verdict, { color: vars.color.goodText }],
  bad: [verdict, { color: vars.color.badText }],
});
export const link = style({ color: vars.color.accentText });
export const scrolled = style({
  overflowX: 'auto',
  borderRadius: radius.surface,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': forcedEdge,
});
export const grid = style({
  ...type.help,
  inlineSize: '100%',
  minInlineSize: 960,
  color: vars.color.ink,
});
const cell = {
  padding: '8px 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.color.line}`,
} as const;
globalStyle(`${grid} :is(th, td)`, cell);

/** Styles for Markdown, whose elements have no classes. */
export const prose = style({ overflowX: 'auto' });
globalStyle(`${prose} h2`, { ...type.section, marginBlock: '32px 12px' });
globalStyle(`${prose} :is(p, ul, ol)`, { maxInlineSize: '72ch', marginBlock: '0 12px' });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: 20 });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li`, { marginBlockEnd: 4 });
globalStyle(`${prose} table`, { ...type.help, marginBlock: '0 16px' });
globalStyle(`${prose} :is(th, td)`, cell);

/** Overrides Storybook's own background around docs pages. */
plainGlobalStyle('.sbdocs.sbdocs-wrapper', { padding: 0, background: vars.color.page });
export const cards = style({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  padding: 20,
  borderRadius: radius.surface,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  '@media': forcedEdge,
});
export const results = style({ display: 'grid', gap: 0 });
export const result = style({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: '220px 1fr', gap: 16, alignItems: 'baseline' },
  },
});
