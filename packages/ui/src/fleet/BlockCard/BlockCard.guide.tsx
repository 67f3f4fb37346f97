import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL, OWN_WORDS } from '../../stories/reasons.ts';
import { BlockCardDialog } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { BlockCardDialog },
  purposes: ['block', 'cancel a card', 'lost', 'stolen', 'deactivate'],
  use: ['A card is to be blocked for ever: lost, stolen, its driver left.'],
  avoid: ['It shall work again: hold the card.'],
  anatomy: [
    ['Text', 'Whose card, and that it stops at once.'],
    ['Reason', 'Chosen; the audit trail keeps it.'],
    ['Hold instead', 'The gentler way.'],
    ['Block card', 'Off until a reason is chosen, and says so.'],
  ],
  keyboard: [
    ['Tab', 'Through reason and buttons; Cancel has the focus first.'],
    ['Escape', 'Cancels.'],
  ],
  pairs: [
    {
      good: (
        <p>Block card •••• 4821? The card of R. Núñez stops working at once, at every station.</p>
      ),
      because: 'Which card, whose, and what stops.',
      bad: <p>Are you sure?</p>,
      insteadOf: 'Of what?',
    },
  ],
  without: {
    ...OPENS_FULL,
    ...OWN_WORDS,
    error: 'A failure is said by a banner once the dialog is closed.',
    disabled: 'Who may not block finds the action off, with its reason.',
  },
  frame: 560,
});
