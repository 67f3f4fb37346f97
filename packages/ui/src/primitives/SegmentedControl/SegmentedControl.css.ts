import { style } from '../../theme/layered.ts';
import * as look from './segment.ts';

export const group = style(look.track);
export const segment = style(look.segment);
