import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL, OWN_WORDS } from '../../stories/reasons.ts';
import { TerminateDialog } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TerminateDialog },
  purposes: ['terminate', 'offboard', 'driver leaves', 'sell a vehicle', 'remove'],
  use: [
    'A driver or a vehicle leaves the fleet for ever: everything that ends with it is listed first.',
  ],
  avoid: ['Leaving for a while: deactivate.', 'One card: BlockCardDialog.'],
  anatomy: [
    ['What ends', 'In groups: cards, prompted IDs, each with what happens to it.'],
    ['Reason', 'May stay empty; the audit trail keeps it.'],
    ['Terminate', 'In red; bringing it back revives nothing.'],
  ],
  keyboard: [
    ['Tab', 'Through the list, the reason and the buttons.'],
    ['Escape', 'Cancels.'],
  ],
  pairs: [
    {
      good: <p>2 cards are blocked, 1 prompted ID ends.</p>,
      because: 'Everything that ends, by name, before it ends.',
      bad: <p>All related items will be removed.</p>,
      insteadOf: 'Which ones? One finds out at the pump.',
    },
  ],
  without: {
    ...OPENS_FULL,
    ...OWN_WORDS,
    error: 'A failure stands in the dialog with what to do; it stays open.',
    disabled: 'Who may not terminate finds the action off, with its reason.',
  },
  frame: 560,
});
