import { waitsInOrder } from '../../primitives/Skeleton/waitsInOrder.css.ts';
import { style, styleVariants } from '../../theme/layered.ts';

const any = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
waitsInOrder(any);
const of = (gap: number) => [any, { gap }];
export const stack = styleVariants({
  4: of(4),
  8: of(8),
  12: of(12),
  16: of(16),
  20: of(20),
  24: of(24),
  32: of(32),
});
