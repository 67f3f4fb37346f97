import { styleVariants } from '../../theme/layered.ts';
import { type } from '../../theme/index.ts';

export const look = styleVariants({
  mono: { ...type.mono, fontSize: 13, whiteSpace: 'nowrap', position: 'relative' },
  text: { whiteSpace: 'nowrap', position: 'relative' },
});
