import { guide as define } from '../../stories/guide.ts';
import { Skeleton } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Skeleton },
  purposes: ['loading', 'placeholder', 'skeleton', 'shimmer', 'first load'],
  use: ['The first load of a figure, a row or a block of text, in its shape and size.'],
  avoid: [
    'Content that is there already: it stays, with “as of”.',
    'A short answer to something somebody did: Spinner.',
  ],
  anatomy: [
    ['Bars', 'In the sizes of the type scale, so that nothing jumps when the content comes.'],
    ['Delay', '150 ms, so that fast answers do not flash.'],
  ],
  keyboard: 'It is not a control.',
  pairs: [
    {
      good: (
        <>
          <Skeleton shape="figure" />
          <Skeleton shape="short" />
        </>
      ),
      because: 'The shape of what comes.',
      bad: <Skeleton shape="figure" />,
      insteadOf: 'One block for a whole page: everything jumps when it comes.',
    },
  ],
  without: {
    empty: 'What turns out to be empty shows an empty state in its place.',
    error: 'A failure takes its place, as an inline message.',
    'read-only': 'It is never edited.',
    disabled: 'It is not a control.',
    'long-text': 'It holds no text.',
  },
});
