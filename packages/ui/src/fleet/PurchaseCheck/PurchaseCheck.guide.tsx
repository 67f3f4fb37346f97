import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { PurchaseCheck } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PurchaseCheck },
  purposes: ['decline', 'why declined', 'rejected', 'rules', 'allow once', 'override'],
  use: ['Why a purchase was declined, or whether one would pass: every rule with its figures.'],
  avoid: ['One limit: LimitBar.', 'A list of declines: CardPurchases.'],
  anatomy: [
    ['Answer', 'Declined, flagged, approved, or for less.'],
    ['Rules that were hit', 'Limit, used, asked, and when it resets.'],
    ['Rules that would pass', 'Folded, with their number.'],
    ['Actions', '“Allow once…”, the limits.'],
  ],
  keyboard: [['Tab', 'To the rules that are folded and the actions.']],
  pairs: [
    {
      good: <p>Daily gallons: the limit is 100, 71.3 used, 62.0 asked. Resets in 18 h 20 min.</p>,
      because: 'Limit, used, asked, and when it is over.',
      bad: <p>Insufficient limit</p>,
      insteadOf: 'Which one, and until when?',
    },
  ],
  without: { ...IS_READ, empty: 'A purchase is always checked against at least one rule.' },
});
