import { guide as define } from '../../stories/guide.ts';
import { OPENS_FULL, OWN_WORDS } from '../../stories/reasons.ts';
import { TerminateDialog } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { TerminateDialog },
  purposes: ['terminate', 'offboard', 'driver leaves', 'sell a vehicle', 'remove'],
  use: [
    'A driver or a vehicle leaves the fleet for good; the dialog first lists everything that ends.',
  ],
  avoid: ['Leaving for a while: deactivate instead.', 'One card: use BlockCardDialog.'],
  anatomy: [
    ['What ends', 'In groups: cards and prompted IDs, each with what happens to it.'],
    ['Reason', 'Optional; the audit trail records it.'],
    ['Terminate', 'In red; bringing the driver or vehicle back restores none of it.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the list, the reason, and the buttons.'],
    ['Escape', 'Cancels.'],
  ],
  pairs: [
    {
      good: <p>2 cards will be blocked, and 1 prompted ID will end.</p>,
      because: 'Everything that ends is named before it ends.',
      bad: <p>All related items will be removed.</p>,
      insteadOf: 'Which ones? People find out at the pump.',
    },
  ],
  without: {
    ...OPENS_FULL,
    ...OWN_WORDS,
    error: 'The dialog stays open and says what failed and what to do.',
    disabled: 'For people who cannot terminate, the action is disabled, with the reason.',
  },
  frame: 560,
});
