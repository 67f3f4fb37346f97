import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { PurchaseCheck } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PurchaseCheck },
  purposes: ['decline', 'why declined', 'rejected', 'rules', 'allow once', 'override'],
  use: [
    'Why a purchase was declined, or whether one would be approved: every rule with its figures.',
  ],
  avoid: ['One limit: use LimitBar.', 'A list of declines: use CardPurchases.'],
  anatomy: [
    ['Answer', 'Declined, flagged, approved, or approved for less.'],
    ['Rules that declined it', 'Limit, used, requested, and when it resets.'],
    ['Rules that passed', 'Collapsed, with their number.'],
    ['Actions', '“Allow once…” and the limits.'],
  ],
  keyboard: [['Tab', 'Moves to the collapsed rules and the actions.']],
  pairs: [
    {
      good: <p>Over the daily gallon limit. 71.3 + 62 of 100 gal. Resets in 18 hr 20 min.</p>,
      because: 'The rule, what was used, what was requested, and when it resets.',
      bad: <p>Insufficient limit</p>,
      insteadOf: 'Which limit, and until when?',
    },
  ],
  without: { ...IS_READ, empty: 'A purchase is always checked against at least one rule.' },
});
