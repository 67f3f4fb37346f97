import { styleVariants } from '../../theme/layered.ts';

const of = (gap: number) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });
export const stack = styleVariants({
  4: of(4),
  8: of(8),
  12: of(12),
  16: of(16),
  20: of(20),
  24: of(24),
  32: of(32),
});
