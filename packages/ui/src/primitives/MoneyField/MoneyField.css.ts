import { globalStyle, style } from '../../theme/layered.ts';
import { box } from '../Field/Field.css.ts';

export const amount = style({});
/** As wide as what goes in; help and errors keep the room of the column. */
globalStyle(`${amount} ${box}`, { maxWidth: 200 });
