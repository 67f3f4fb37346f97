import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, radius, space, type, vars } from '../../theme/index.ts';
import type { ColorRole } from '../../theme/tokens.ts';

export const page = style({
  display: 'grid',
  gap: 24,
  justifyItems: 'start',
  maxWidth: 960,
  color: vars.color.ink,
});
export const intro = style({ ...type.body, color: vars.color.inkSecondary, maxWidth: '65ch' });
export const heading = style({ ...type.section });
export const grid = style({
  display: 'grid',
  inlineSize: '100%',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
});
export const item = style({ display: 'grid', gap: 4, inlineSize: '100%' });
export const name = style({ ...type.help, color: vars.color.ink });
export const use = style({ ...type.label, color: vars.color.inkTertiary });

const swatch = style({
  blockSize: 56,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  forcedColorAdjust: 'none',
});
const roles = Object.keys(vars.color).filter((role): role is ColorRole => role in vars.color);
export const swatches = styleVariants(
  Object.fromEntries(roles.map((role) => [role, [swatch, { background: vars.color[role] }]])),
);

export const sample = style({
  display: 'inline-block',
  padding: '4px 10px',
  borderRadius: radius.small,
  fontWeight: 600,
  forcedColorAdjust: 'none',
});
export const shape = style({
  display: 'block',
  inlineSize: 24,
  blockSize: 12,
  borderRadius: 2,
  forcedColorAdjust: 'none',
});
export const fronts = styleVariants(
  Object.fromEntries(roles.map((role) => [role, { color: vars.color[role] }])),
);
export const backs = styleVariants(
  Object.fromEntries(roles.map((role) => [role, { background: vars.color[role] }])),
);
const level = style({ padding: 16, borderRadius: radius.surface, '@media': forcedEdge });
const edge = `inset 0 0 0 1px ${vars.color.line}`;
export const levels = styleVariants({
  sunken: [level, { background: vars.color.sunken }],
  page: [level, { background: vars.color.page, boxShadow: edge }],
  surface: [level, { background: vars.color.surface, boxShadow: edge }],
  floating: [level, { background: vars.color.surface, boxShadow: vars.shadow.floating }],
});
export const icon = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  columnGap: 8,
  alignItems: 'center',
});
globalStyle(`${icon} > :last-child`, { gridColumn: 2 });
export const token = style({
  ...type.mono,
  ...type.help,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
});

export const samples = styleVariants({
  page: type.page,
  figure: { ...type.figure, fontVariantNumeric: 'tabular-nums' },
  section: type.section,
  body: type.body,
  help: type.help,
  label: type.label,
  mono: { ...type.body, ...type.mono },
});
export const row = style({
  display: 'grid',
  inlineSize: '100%',
  gap: 16,
  gridTemplateColumns: 'minmax(96px, 160px) 1fr',
  alignItems: 'center',
});
const bar = style({ blockSize: 16, background: vars.color.accent, borderRadius: 2 });
export const bars = styleVariants(
  Object.fromEntries(
    Object.entries(space).map(([step, size]) => [step, [bar, { inlineSize: size }]]),
  ),
);
const rounded = style({
  padding: 12,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});
export const radii = styleVariants({
  small: [rounded, { borderRadius: radius.small }],
  control: [rounded, { borderRadius: radius.control }],
  surface: [rounded, { borderRadius: radius.surface }],
});
const moving = style({
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.control,
  background: vars.color.accent,
});
export const still = styleVariants({
  fast: [moving, { transition: `translate ${vars.motion.fast} ease-out` }],
  panel: [moving, { transition: `translate ${vars.motion.panel} ease-out` }],
});
export const moved = style({ translate: '160px 0' });
