import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, OWN_WORDS } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CardOrderForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardOrderForm },
  purposes: ['order cards', 'new card', 'request a card', 'shipping', 'delivery'],
  use: ['Ordering up to five new cards by hand.'],
  avoid: [
    'More cards: use OrderImport.',
    'A replacement for a driver who has a card: reorder it from the panel.',
  ],
  anatomy: [
    ['Cards', 'Type, driver or vehicle, and limits, one card after another.'],
    ['Delivery', 'Address and speed.'],
    ['Summary', 'How many, for how much, and where they go.'],
    ['Order', '“Order 3 cards”.'],
  ],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Order 3 cards</Button>,
      because: 'The button says how many.',
      bad: <Button variant="primary">Place order</Button>,
      insteadOf: 'An order of how many?',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'Default is a form that no one has filled in yet.',
    'read-only': 'People read a placed order in OrderTracker.',
    disabled: 'People who cannot order do not see the form.',
  },
});
