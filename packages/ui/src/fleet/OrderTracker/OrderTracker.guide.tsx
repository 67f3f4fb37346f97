import { guide as define } from '../../stories/guide.ts';
import { IS_READ, OWN_WORDS } from '../../stories/reasons.ts';
import { OrderTracker } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { OrderTracker },
  purposes: ['track', 'shipping', 'delivery', 'order status', 'tracking number'],
  use: ['Where an order of cards is: ordered, printed, sent, delivered, active.'],
  avoid: ['Steps of a task: Stepper.'],
  anatomy: [
    ['Steps', 'Reached ones with their time and zone, others with when they are expected.'],
  ],
  keyboard: 'It is text.',
  pairs: [
    {
      good: <p>Printed 19 Nov, 2:10 pm CT. Delivered by 2 Dec.</p>,
      because: 'What was, and what is to be expected.',
      bad: <p>Processing…</p>,
      insteadOf: 'For two weeks.',
    },
  ],
  without: { ...IS_READ, ...OWN_WORDS, empty: 'JustOrdered has its first step only.' },
});
