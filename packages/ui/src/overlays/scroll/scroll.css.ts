import { style } from '../../theme/layered.ts';

/** The place of the scrollbar stays free, so that the page behind does not move. */
export const locked = style({
  overflow: 'hidden',
  scrollbarGutter: 'auto',
  paddingInlineEnd: 'var(--fc-scrollbar)',
});
