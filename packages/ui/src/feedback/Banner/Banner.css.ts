import { style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, media, radius, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: '7px 8px 7px 14px',
  borderRadius: radius.surface,
  ...type.body,
  color: color.ink,
  '@media': forcedEdge,
});
const toneOf = (soft: string, line: string) => [
  base,
  { background: soft, boxShadow: `inset 0 0 0 1px ${line}` },
];
export const kind = styleVariants({
  success: toneOf(color.goodSoft, color.good),
  trouble: toneOf(color.warnSoft, color.warnLine),
  error: toneOf(color.badSoft, color.bad),
  featured: toneOf(color.accentSoft, color.accent),
  info: toneOf(color.surface, color.controlLine),
});
const iconBase = style({ marginBlockStart: 5 });
export const icon = styleVariants({
  success: [iconBase, { color: color.goodText }],
  trouble: [iconBase, { color: color.warnText }],
  error: [iconBase, { color: color.badText }],
  featured: [iconBase, { color: color.accentText }],
  info: [iconBase, { color: color.inkSecondary }],
});
export const content = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 28,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const text = style({ paddingBlock: 4, fontWeight: weight.medium });
export const close = style({ flex: 'none', '@media': { [media.coarse]: { marginBlock: -8 } } });
export const region = style({
  position: 'fixed',
  insetBlockStart: 12,
  insetInline: 0,
  zIndex: 60,
  display: 'grid',
  justifyItems: 'center',
  paddingInline: 16,
  pointerEvents: 'none',
});
export const announced = style({ display: 'grid', justifyItems: 'center', width: '100%' });
export const floating = style({
  width: 'min(560px, 100%)',
  borderRadius: radius.surface,
  background: color.surface,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  '@media': { [media.phone]: { width: '100%' } },
});
