import { style } from '../../theme/layered.ts';
import { type, vars } from '../../theme/index.ts';

const { color } = vars;

export const accordion = style({ display: 'grid', minWidth: 0 });
export const section = style({
  paddingBlock: 4,
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: `1px solid ${color.line}` } },
});
export const heading = style({ ...type.body });
export const aside = style({ ...type.help, color: color.inkTertiary, fontWeight: 400 });
