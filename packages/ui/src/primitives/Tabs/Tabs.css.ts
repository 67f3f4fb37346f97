import { style } from '../../theme/layered.ts';
import { focusRing, radius } from '../../theme/index.ts';
import * as look from '../SegmentedControl/segment.ts';

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: 16, minWidth: 0 });
export const list = style({ ...look.track, alignSelf: 'flex-start' });
export const tab = style({ ...look.segment, outline: 'none' });
export const panel = style({
  minWidth: 0,
  outline: 'none',
  borderRadius: radius.control,
  selectors: { '&[data-focus-visible]': focusRing },
});
