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
  // Keeps wrapped indentation inside the box.
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
});

/** Overrides the browser's font for code. */
export const code = style({ ...type.mono, fontSize: 'inherit' });
