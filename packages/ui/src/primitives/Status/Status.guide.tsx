import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { Status } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { Status },
  purposes: ['status', 'state', 'active', 'pending', 'label', 'dot'],
  use: ['The state of a card, an order, or a payment, in one word of its lifecycle.'],
  avoid: ['A count: use Badge.', 'Something that needs an answer: use InlineMessage or Banner.'],
  anatomy: [
    ['Dot', 'In the tone; not read aloud.'],
    ['Word', 'The state as the lifecycle names it.'],
  ],
  keyboard: 'It is text; the action that changes the state is next to it.',
  pairs: [
    {
      good: <Status tone="warn">On hold</Status>,
      because: 'The lifecycle’s own word; amber means “take a look”.',
      bad: <Status tone="bad">On hold</Status>,
      insteadOf: 'Red for something that one click undoes.',
    },
  ],
  without: { ...IS_READ, empty: 'Anything with a status always has one.' },
});
