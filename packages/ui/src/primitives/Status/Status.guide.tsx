import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Status } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Status },
  purposes: ['status', 'state', 'active', 'pending', 'label', 'dot'],
  use: ['The state of a card, an order, a payment, in one word of its lifecycle.'],
  avoid: ['A count: Badge.', 'Something that needs an answer: InlineMessage or Banner.'],
  anatomy: [
    ['Dot', 'In the tone; not read aloud.'],
    ['Word', 'The state as the lifecycle names it.'],
  ],
  keyboard: 'It is text; what changes the state stands beside it.',
  pairs: [
    {
      good: <Status tone="warn">On hold</Status>,
      because: 'The word of the lifecycle; amber means “look”.',
      bad: <Status tone="bad">On hold</Status>,
      insteadOf: 'Red for something that a click undoes.',
    },
  ],
  without: { ...IS_READ, empty: 'Everything that has a status is in one.' },
});
