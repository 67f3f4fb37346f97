import { style } from '../../theme/layered.ts';

/** Reserves the scrollbar's width, so that the page behind does not shift. */
export const locked = style({
  overflow: 'hidden',
  scrollbarGutter: 'auto',
  paddingInlineEnd: 'var(--fc-scrollbar)',
});
