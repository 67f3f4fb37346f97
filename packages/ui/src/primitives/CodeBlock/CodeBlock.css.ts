import { forcedEdge, radius, type, vars } from '../../theme/index.ts';
import { style } from '../../theme/layered.ts';

export const block = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 8px 12px 16px',
  borderRadius: radius.control,
  background: vars.color.sunken,
  '@media': forcedEdge,
});
export const pre = style({
  ...type.help,
  flexGrow: 1,
  margin: 0,
  minInlineSize: 0,
  maxBlockSize: 420,
  overflowY: 'auto',
  // indents that wrap stay within the box
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
});

/** Browsers set code in a face of their own. */
export const code = style({ ...type.mono, fontSize: 'inherit' });
