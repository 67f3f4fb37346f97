import { style } from '../../theme/layered.ts';
import { media, type, vars } from '../../theme/index.ts';

export const options = style({
  display: 'grid',
  gap: 10,
  paddingBlock: 2,
  '@media': { [media.coarse]: { gap: 0 } },
});
export const columns = style({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
});
export const all = style({ paddingBlockEnd: 8, borderBlockEnd: `1px solid ${vars.color.line}` });
export const text = style({ display: 'grid', minWidth: 0 });
export const help = style({ ...type.help, color: vars.color.inkTertiary });
