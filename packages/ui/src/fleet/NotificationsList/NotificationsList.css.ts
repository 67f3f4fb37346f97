import { style, styleVariants } from '../../theme/layered.ts';
import {
  focusRing,
  media,
  radius,
  spoken as spokenOnly,
  type,
  vars,
  weight,
} from '../../theme/index.ts';

/** Takes focus if nothing inside it can. */
export const root = style({ outline: 'none' });
export const list = style({ display: 'grid' });
export const item = style({
  display: 'flex',
  gap: 12,
  paddingBlock: 12,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:first-child': { paddingBlockStart: 2 },
    '&:last-child': { paddingBlockEnd: 2 },
  },
});
/** Message and action in one row, with expandable details below. */
export const folded = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 10,
  paddingBlock: 4,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
export const opener = style({
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  ...type.body,
  fontWeight: weight.strong,
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': focusRing },
});
/** Two lines fit in the height of the action next to them. */
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const rest = style({ gridColumn: '2 / -1', paddingBlockEnd: 8 });
export const body = style({ flex: 1, minWidth: 0 });
const iconBase = { flex: 'none', display: 'block', height: 18, marginBlockStart: 1 } as const;
export const icon = styleVariants({
  bad: { ...iconBase, color: vars.color.badText },
  warn: { ...iconBase, color: vars.color.warnText },
  accent: { ...iconBase, color: vars.color.accentText },
});
export const spoken = style(spokenOnly);
export const message = style({ ...type.body, fontWeight: weight.strong, color: vars.color.ink });
export const detail = style({
  margin: '2px 0 0',
  ...type.help,
  lineHeight: '20px',
  color: vars.color.inkSecondary,
  '@media': { [media.phone]: { lineHeight: '20px' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 });
export const status = style({ display: 'block' });
export const undo = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  margin: '0 0 10px',
  padding: '4px 4px 4px 12px',
  borderRadius: 8,
  background: vars.color.sunken,
  ...type.help,
  color: vars.color.inkSecondary,
});
