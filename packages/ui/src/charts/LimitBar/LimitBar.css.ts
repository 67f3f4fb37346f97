import { style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, type, vars } from '../../theme/index.ts';

export const root = style({ display: 'grid', gap: 6 });
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  ...type.help,
  color: vars.color.ink,
});
export const value = style({ textAlign: 'end' });

const trackBase = {
  width: '100%',
  overflow: 'hidden',
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.controlLine}`,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': forcedEdge,
} as const;
export const track = styleVariants({
  thin: { ...trackBase, height: 6, borderRadius: 3 },
  thick: { ...trackBase, height: 10, borderRadius: 5 },
});
export const used = style({ fill: vars.color.accent });
export const left = style({
  fill: `color-mix(in oklab, ${vars.color.accent} 42%, ${vars.color.surface})`,
});
export const short = style({ fill: vars.color.bad });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  margin: '4px 0 0',
});
export const legendItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  ...type.label,
  color: vars.color.inkSecondary,
});
const swatchBase = { width: 10, height: 10, borderRadius: 2 } as const;
export const swatch = styleVariants({
  used: { ...swatchBase, background: vars.color.accent },
  left: {
    ...swatchBase,
    background: `color-mix(in oklab, ${vars.color.accent} 42%, ${vars.color.surface})`,
  },
  short: { ...swatchBase, background: vars.color.bad },
});
