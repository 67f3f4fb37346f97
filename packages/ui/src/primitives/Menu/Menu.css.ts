import { style } from '../../theme/layered.ts';
import { popoverList, withList } from '../../theme/popoverList.ts';
import { focusInside, forcedEdge, media, radius, type, vars } from '../../theme/index.ts';

const { color } = vars;

export const popover = style({
  minWidth: 220,
  maxWidth: 'min(320px, calc(100vw - 24px))',
  ...withList,
  borderRadius: radius.control,
  background: color.surface,
  boxShadow: `${vars.shadow.floating}, inset 0 0 0 1px ${color.line}`,
  '@media': forcedEdge,
});
export const head = style({
  flex: 'none',
  padding: '12px 14px',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const menu = style(popoverList);
export const separator = style({ height: 1, margin: '4px 0', border: 0, background: color.line });
export const title = style({ padding: '6px 10px 2px', ...type.label, color: color.inkTertiary });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '5px 10px',
  borderRadius: radius.small,
  ...type.body,
  color: color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.sunken },
    '&[data-focus-visible]': focusInside,
    '&[data-disabled]': { color: color.inkDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { minHeight: 44 } },
});
export const danger = style({ color: color.badText });
export const text = style({ flex: 1, minWidth: 0 });
export const help = style({ display: 'block', ...type.help, color: color.inkSecondary });
export const search = style({
  flex: 'none',
  padding: 8,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const icon = style({ color: color.inkTertiary });
export const none = style({ padding: '8px 10px', ...type.body, color: color.inkSecondary });
