import { guide as define } from '../../stories/guide.ts';
import { Skeleton } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Skeleton },
  purposes: ['loading', 'placeholder', 'skeleton', 'shimmer', 'first load'],
  use: ['The first load of a figure, a row, or a block of text, in its shape and size.'],
  avoid: [
    'Content that is already there: keep it, with “as of”.',
    'A short wait after an action: use Spinner.',
  ],
  anatomy: [
    ['Bars', 'Sized to the type scale, so that nothing moves when the content arrives.'],
    ['Delay', '150 ms, so that fast responses do not flicker.'],
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
      because: 'The shape of the content to come.',
      bad: <Skeleton shape="figure" />,
      insteadOf: 'One block for a whole page, so everything moves when the content arrives.',
    },
  ],
  without: {
    empty: 'If the result is empty, an empty state takes its place.',
    error: 'If loading fails, an inline message takes its place.',
    'read-only': 'No one edits it.',
    disabled: 'It is not a control.',
    'long-text': 'It holds no text.',
  },
});
