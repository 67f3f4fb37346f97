import { style, styleVariants } from '../../theme/layered.ts';
import { forcedEdge, media, type, vars, weight } from '../../theme/index.ts';

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { gridAutoFlow: 'row', gap: 0 } },
});
const stepBase = {
  position: 'relative',
  display: 'grid',
  gap: 2,
  paddingBlockStart: 28,
  paddingInlineEnd: 12,
  '@media': { [media.phone]: { padding: '0 0 16px 32px' } },
} as const;
const bar = (background: string) => ({
  content: '""',
  position: 'absolute' as const,
  top: 9,
  insetInlineStart: 0,
  insetInlineEnd: 0,
  height: 2,
  background,
  '@media': {
    [media.phone]: {
      top: 0,
      bottom: 0,
      height: 'auto',
      width: 2,
      insetInlineStart: 9,
      insetInlineEnd: 'auto',
    },
  },
});
export const step = styleVariants({
  done: { ...stepBase, selectors: { '&:not(:last-child)::before': bar(vars.color.accent) } },
  next: { ...stepBase, selectors: { '&:not(:last-child)::before': bar(vars.color.line) } },
});
const markBase = {
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: 10,
} as const;
export const mark = styleVariants({
  done: { ...markBase, background: vars.color.accent, color: vars.color.onAccent },
  next: {
    ...markBase,
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 2px ${vars.color.lineStrong}`,
    '@media': forcedEdge,
  },
});
const nameBase = { ...type.body, fontWeight: weight.medium } as const;
export const name = styleVariants({
  done: { ...nameBase, color: vars.color.ink },
  next: { ...nameBase, color: vars.color.inkSecondary },
});
export const time = style({ ...type.label, color: vars.color.inkSecondary });
