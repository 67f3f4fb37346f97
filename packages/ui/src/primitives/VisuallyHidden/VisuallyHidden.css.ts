import { style } from '../../theme/layered.ts';
import { spoken } from '../../theme/index.ts';

export const hidden = style(spoken);
