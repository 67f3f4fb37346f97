import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { VisuallyHidden } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { VisuallyHidden },
  purposes: ['screen reader', 'accessibility', 'hidden text', 'sr-only', 'a11y'],
  use: [
    'Words that the eye gets from a sign, a colour or a place: “4.1 percent less than last cycle” for “↓ 4.1%”.',
  ],
  avoid: ['Words that everybody needs: in the open.'],
  anatomy: [['Words', 'In the reading order, without a place on the page.']],
  keyboard: 'It is text that is read aloud; it never takes the focus.',
  pairs: [
    {
      good: (
        <span>
          <span aria-hidden="true">↓ 4.1%</span>
          <VisuallyHidden>4.1 percent less than last cycle</VisuallyHidden>
        </span>
      ),
      because: 'The same fact in words.',
      bad: (
        <span>
          ↓ 4.1%<VisuallyHidden>click for more</VisuallyHidden>
        </span>
      ),
      insteadOf: 'Something that only those who listen are told.',
    },
  ],
  without: {
    ...IS_READ,
    empty: 'Without words it is left out.',
    'long-text': 'It has no place that words could outgrow.',
  },
});
