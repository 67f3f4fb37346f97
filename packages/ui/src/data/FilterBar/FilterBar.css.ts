import { fallbackVar } from '@vanilla-extract/css';
import { inset } from '../../layout/Section/inset.css.ts';
import { style } from '../../theme/layered.ts';
import { media, vars } from '../../theme/index.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 58,
  padding: `10px ${fallbackVar(inset, '16px')}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const status = style({
  minWidth: 0,
  maxWidth: '100%',
  overflowX: 'auto',
  '@media': { [media.phone]: { width: '100%' } },
});
export const search = style({
  flex: '1 1 160px',
  minWidth: 160,
  maxWidth: 280,
  '@media': { [media.phone]: { flex: '1 1 0', maxWidth: 'none' } },
});
export const actions = style({
  display: 'flex',
  gap: 8,
  marginInlineStart: 'auto',
  // Avoids a gap if the actions are hidden on phones.
  ':empty': { display: 'none' },
});
