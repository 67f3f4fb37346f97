import { style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

export const head = style({ padding: '14px 20px' });
export const intro = style({ ...type.body, color: vars.color.ink });
export const missing = style({
  display: 'block',
  margin: '2px 0 0',
  ...type.help,
  color: vars.color.badText,
});
export const list = style({ borderBlock: `1px solid ${vars.color.line}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, 280px) 104px',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  padding: '8px 20px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, padding: '12px 16px' },
  },
});
export const file = style({ minWidth: 0, display: 'grid' });
export const name = style({ ...type.body, fontWeight: weight.medium, color: vars.color.ink });
export const samples = style({
  ...type.help,
  color: vars.color.inkSecondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const state = style({ '@media': { [media.phone]: { display: 'none' } } });
