import { style } from '../../theme/layered.ts';
import { popoverList, withList } from '../../theme/popoverList.ts';
import { focusInside, radius, type, vars, weight } from '../../theme/index.ts';

const box = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  flex: 'none',
  width: '100%',
  minHeight: 54,
  padding: '8px 10px',
  border: `1px solid ${vars.color.railChosen}`,
  borderRadius: radius.control,
  background: 'none',
  color: vars.color.railInk,
  textAlign: 'start',
} as const;
export const place = style({ flex: 'none' });
export const single = style(box);
export const button = style({
  ...box,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  ':hover': { background: `color-mix(in oklab, ${vars.color.railChosen} 45%, transparent)` },
  ':focus-visible': { outline: `2px solid ${vars.color.focusOnRail}`, outlineOffset: 2 },
});
export const text = style({ display: 'grid', minWidth: 0 });
export const name = style({ ...type.body, fontWeight: weight.heavy, overflowWrap: 'anywhere' });
export const facts = style({ ...type.label, color: vars.color.railQuiet });

export const popover = style({
  width: 'max(260px, var(--trigger-width))',
  maxHeight: 'min(420px, 70dvh)',
  ...withList,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.surface,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
});
export const menu = style(popoverList);
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 10px',
  borderRadius: radius.control,
  color: vars.color.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.sunken },
    '&[data-focus-visible]': focusInside,
  },
});
export const itemName = style({ ...type.body, fontWeight: weight.medium });
export const itemFacts = style({ ...type.label, color: vars.color.inkSecondary });
