import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL, OWN_WORDS } from '../../stories/reasons.ts';
import { BlockCardDialog } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { BlockCardDialog },
  purposes: ['block', 'cancel a card', 'lost', 'stolen', 'deactivate'],
  use: ['A card must be blocked for good: it was lost or stolen, or its driver left.'],
  avoid: ['The card should work again later: hold it instead.'],
  anatomy: [
    ['Text', 'Whose card it is, and that it stops working immediately.'],
    ['Reason', 'Chosen from a list; the audit trail records it.'],
    ['Hold instead', 'The milder way.'],
    ['Block card', 'Disabled until a reason is chosen, and says so.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the reason and buttons; Cancel has focus first.'],
    ['Escape', 'Cancels.'],
  ],
  pairs: [
    {
      good: <p>Block card •••• 4821? R. Núñez’s card stops working immediately, at every site.</p>,
      because: 'Which card, whose it is, and what stops.',
      bad: <p>Are you sure?</p>,
      insteadOf: 'About what?',
    },
  ],
  without: {
    ...OPENS_FULL,
    ...OWN_WORDS,
    error: 'A banner says what failed after the dialog closes.',
    disabled: 'For people who cannot block cards, the action is disabled, with the reason.',
  },
  frame: 560,
});
