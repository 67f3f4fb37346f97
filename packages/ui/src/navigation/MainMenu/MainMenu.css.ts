import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { iconOnly } from '../../theme/iconOnly.ts';
import { radius, spoken as spokenOnly, type, vars, weight } from '../../theme/index.ts';
import { startMark } from '../../theme/startMark.ts';

export const menu = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });
export const list = style({ display: 'grid', gap: 2 });
export const top = style({ position: 'relative', display: 'flex', alignItems: 'center' });
export const spoken = style(spokenOnly);

const linkBase = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
  minWidth: 0,
  minHeight: 31,
  padding: '0 8px',
  borderRadius: radius.small,
  ...type.body,
  color: vars.color.railQuiet,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  ':hover': {
    color: vars.color.railInk,
    background: `color-mix(in oklab, ${vars.color.railChosen} 55%, transparent)`,
  },
  ':focus-visible': { outline: `2px solid ${vars.color.focusOnRail}`, outlineOffset: -2 },
  selectors: {
    '&[data-inside]': { color: vars.color.railInk, fontWeight: weight.heavy },
    ...startMark('&[aria-current]', vars.color.railMark, {
      color: vars.color.railInk,
      fontWeight: weight.heavy,
      background: vars.color.railChosen,
    }),
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
} as const;
export const link = styleVariants({
  top: linkBase,
  child: { ...linkBase, minHeight: 30, paddingInlineStart: 34 },
  foot: { ...linkBase, ...type.label },
});
export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const badge = style({
  marginInlineStart: 'auto',
  padding: '0 8px',
  borderRadius: 10,
  background: vars.color.warn,
  color: vars.color.onWarn,
  ...type.label,
  lineHeight: '18px',
  fontWeight: weight.heavy,
});

export const toggle = style({
  ...iconOnly(28),
  position: 'absolute',
  insetInlineEnd: 2,
  borderRadius: radius.small,
  color: vars.color.railQuiet,
  transition: `opacity ${vars.motion.fast}, color ${vars.motion.fast}`,
  opacity: 0,
  ':hover': { color: vars.color.railInk },
  ':focus-visible': {
    opacity: 1,
    outline: `2px solid ${vars.color.focusOnRail}`,
    outlineOffset: -2,
  },
  selectors: { [`${top}:hover &, ${top}:focus-within &`]: { opacity: 1 } },
  '@media': { '(pointer: coarse)': { opacity: 1, width: 44, height: 44 } },
});
globalStyle(`${toggle} > svg`, { transition: `transform ${vars.motion.fast}` });
globalStyle(`${toggle}[aria-expanded="true"] > svg`, { transform: 'rotate(180deg)' });

export const children = style({
  display: 'grid',
  gap: 1,
  marginBlock: '1px 2px',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: 24 });
