import { guide as define } from '../../stories/guide.ts';
import { FORM_KEYS, OWN_WORDS } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { CardOrderForm } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardOrderForm },
  purposes: ['order cards', 'new card', 'request a card', 'shipping', 'delivery'],
  use: ['Up to five new cards are ordered by hand.'],
  avoid: ['More: OrderImport.', 'The same for a driver who has one: order again from the panel.'],
  anatomy: [
    ['Cards', 'Type, driver or vehicle, limits; one after the other.'],
    ['Delivery', 'Address and speed.'],
    ['Summary', 'How many, to whom, for how much.'],
    ['Order', '“Order 3 cards”.'],
  ],
  keyboard: FORM_KEYS,
  pairs: [
    {
      good: <Button variant="primary">Order 3 cards</Button>,
      because: 'The number on the button.',
      bad: <Button variant="primary">Place order</Button>,
      insteadOf: 'Of how many?',
    },
  ],
  without: {
    ...OWN_WORDS,
    empty: 'Default is a form that nobody filled yet.',
    'read-only': 'An order that was placed is read in OrderTracker.',
    disabled: 'Who may not order has no form.',
  },
});
