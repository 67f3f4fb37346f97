import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { PurchaseTry, PurchaseAnswer } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PurchaseTry, PurchaseAnswer },
  purposes: ['test', 'simulate', 'what if', 'would it be approved', 'preview'],
  use: [
    'Would this purchase be approved? Try a time, a place, a product, and an amount, or a past purchase, before and after an edit.',
  ],
  avoid: [
    'Why a purchase was declined: use PurchaseCheck.',
    'Changing the limit itself: use LimitForm; this can go next to it.',
  ],
  anatomy: [
    ['Question', 'Product, quantity, amount, place, and time in the account’s time zone.'],
    ['Past purchases', 'Checked again with one choice.'],
    [
      'Answer',
      'Every rule with its limit, used, requested, and left; before and after side by side.',
    ],
  ],
  keyboard: [
    ['Tab', 'Moves through the fields.'],
    ['Enter', 'In a field and on the button: checks the purchase.'],
  ],
  pairs: [
    {
      good: <Button>Would it be approved?</Button>,
      because: 'A question that is answered without buying anything.',
      bad: <Button>Simulate</Button>,
      insteadOf: 'Software jargon.',
    },
  ],
  without: {
    ...OWN_WORDS,
    loading: 'Its button says that it is checking.',
    error: 'Fields show what is missing; Declined shows a purchase that would be declined.',
    'read-only': 'It changes nothing, so everyone who can see the limits can ask.',
    disabled: 'Same as read-only.',
  },
});
