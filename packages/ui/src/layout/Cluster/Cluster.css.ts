import { globalStyle, style, styleVariants } from '../../theme/layered.ts';
import { media } from '../../theme/index.ts';

const of = (gap: number) => ({
  display: 'flex',
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  gap,
});
export const cluster = styleVariants({ 4: of(4), 8: of(8), 12: of(12), 16: of(16), 24: of(24) });
const shared = style({});
globalStyle(`${shared} > *`, { '@media': { [media.phone]: { flex: '1 1 0', minWidth: 0 } } });
export const justify = styleVariants({
  start: {},
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
  share: [shared, { '@media': { [media.phone]: { alignItems: 'stretch' } } }],
});
