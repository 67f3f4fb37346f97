import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { VisuallyHidden } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { VisuallyHidden },
  purposes: ['screen reader', 'accessibility', 'hidden text', 'sr-only', 'a11y'],
  use: [
    'Words for what people see from an icon, a color, or a position: “4.1 percent less than last cycle” for “↓ 4.1%”.',
  ],
  avoid: ['Words that everyone needs: show them.'],
  anatomy: [['Words', 'In the reading order, with no space on the page.']],
  keyboard: 'It is text that is read aloud; it never takes focus.',
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
      insteadOf: 'Something that only screen reader users are told.',
    },
  ],
  without: {
    ...IS_READ,
    empty: 'It is left out when there are no words.',
    'long-text': 'It has no space that words could outgrow.',
  },
});
