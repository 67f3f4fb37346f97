import { style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

export const list = style({ display: 'grid' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 16rem)',
  gap: '4px 16px',
  alignItems: 'center',
  paddingBlock: 8,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const unit = style({ ...type.body, fontWeight: weight.medium, color: vars.color.ink });
export const name = style({ ...type.help, color: vars.color.inkSecondary });
