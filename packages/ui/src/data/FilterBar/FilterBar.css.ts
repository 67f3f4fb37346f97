import { style } from '../../theme/layered.ts';
import { media, vars } from '../../theme/index.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 58,
  padding: '10px 16px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const status = style({
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  '@media': { [media.phone]: { width: '100%' } },
});
export const search = style({
  flex: '0 1 280px',
  minWidth: 160,
  '@media': { [media.phone]: { flex: '1 1 0' } },
});
export const actions = style({
  display: 'flex',
  gap: 8,
  marginInlineStart: 'auto',
  // an action that a phone does not show leaves no gap
  ':empty': { display: 'none' },
});
