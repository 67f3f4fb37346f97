import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { CardTimeline } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardTimeline },
  purposes: ['history', 'audit', 'timeline', 'changes', 'who changed it', 'log'],
  use: ['Who did what to a card, when, and why.'],
  avoid: ['What was bought: use CardPurchases.', 'Everything in an account: use the audit trail.'],
  anatomy: [
    ['What', 'In words, with before and after.'],
    [
      'Who and when',
      'The person, or the product if it happened automatically; with the time zone.',
    ],
    ['Why', 'The reason given.'],
  ],
  keyboard: 'It is text; the line that loads more is a button.',
  pairs: [
    {
      good: <p>Put on hold by D. Morales, Nov 18, 10:41 AM CT</p>,
      because: 'Who, what, and when.',
      bad: <p>Status changed</p>,
      insteadOf: 'Who changed it, from what to what?',
    },
  ],
  without: { ...IS_READ },
});
