import { guide as define } from '../../stories/guide.ts';
import { IS_READ, OWN_WORDS } from '../../stories/reasons.ts';
import { OrderTracker } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { OrderTracker },
  purposes: ['track', 'shipping', 'delivery', 'order status', 'tracking number'],
  use: ['Where a card order is: ordered, printed, sent, delivered, or active.'],
  avoid: ['Steps of a task: use Stepper.'],
  anatomy: [
    ['Steps', 'Completed steps with their time and zone; the rest with the expected date.'],
  ],
  keyboard: 'It is text.',
  pairs: [
    {
      good: <p>Printed Nov 19, 2:10 PM CT. Arrives by Dec 2.</p>,
      because: 'What happened, and what to expect.',
      bad: <p>Processing…</p>,
      insteadOf: 'It says so for two weeks.',
    },
  ],
  without: { ...IS_READ, ...OWN_WORDS, empty: 'JustOrdered has only its first step.' },
});
