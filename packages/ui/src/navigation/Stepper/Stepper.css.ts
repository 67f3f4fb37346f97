import { style, styleVariants } from '../../theme/layered.ts';
import { media, radius, spoken, type, vars, weight } from '../../theme/index.ts';

export const list = style({ display: 'flex', alignItems: 'center' });
export const step = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: {
    '&:not(:last-child)::after': {
      content: '""',
      width: 28,
      height: 1,
      margin: '0 8px',
      background: vars.color.lineStrong,
      '@media': { [media.phone]: { width: 14, margin: '0 6px' } },
    },
  },
});
const labelBase = { display: 'inline-flex', alignItems: 'center', gap: 8 } as const;
export const label = style(labelBase);
export const button = style({
  ...labelBase,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
const markBase = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: 11,
  ...type.label,
  fontWeight: weight.heavy,
} as const;
export const mark = styleVariants({
  done: { ...markBase, background: vars.color.accentSoft, color: vars.color.accentText },
  current: { ...markBase, background: vars.color.accent, color: vars.color.onAccent },
  next: { ...markBase, background: vars.color.sunken, color: vars.color.inkSecondary },
});
const nameBase = { ...type.body, fontWeight: weight.medium } as const;
const offPhone = { '@media': { [media.phone]: spoken } } as const;
export const name = styleVariants({
  done: { ...nameBase, ...offPhone, color: vars.color.inkSecondary },
  current: { ...nameBase, fontWeight: weight.heavy, color: vars.color.ink },
  next: { ...nameBase, ...offPhone, color: vars.color.inkSecondary },
});
