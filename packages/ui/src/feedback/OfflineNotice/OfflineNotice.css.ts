import { style } from '../../theme/layered.ts';
import { media, type, vars, weight } from '../../theme/index.ts';

const { color } = vars;

/** Always rendered, so that screen readers announce text added to it. */
export const place = style({ display: 'block' });
export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 40,
  padding: '6px 28px',
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.warnSoft,
  ...type.body,
  color: color.warnText,
  '@media': { [media.phone]: { padding: '8px 16px' } },
});
export const title = style({ fontWeight: weight.heavy });
export const text = style({ flex: 1, minWidth: 160, color: color.ink });
