import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { CardTimeline } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardTimeline },
  purposes: ['history', 'audit', 'timeline', 'changes', 'who changed it', 'log'],
  use: ['Who did what to a card, when and why.'],
  avoid: ['What was bought: CardPurchases.', 'All of an account: the audit trail.'],
  anatomy: [
    ['What', 'In words, with before and after.'],
    ['Who and when', 'The person, or the product for what happened by itself; with the zone.'],
    ['Why', 'The reason that was given.'],
  ],
  keyboard: 'It is text; the line for more is a button.',
  pairs: [
    {
      good: <p>Put on hold by D. Morales, 18 Nov, 10:41 am CT</p>,
      because: 'Who, what, when.',
      bad: <p>Status changed</p>,
      insteadOf: 'By whom, from what, to what?',
    },
  ],
  without: { ...IS_READ },
});
