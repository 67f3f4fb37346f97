import { guide as define } from '../../stories/guide.ts';
import { OWN_WORDS } from '../../stories/reasons.ts';
import { Button } from '../../primitives/Button/index.ts';
import { PurchaseTry, PurchaseAnswer } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PurchaseTry, PurchaseAnswer },
  purposes: ['test', 'simulate', 'what if', 'would it be approved', 'preview'],
  use: [
    'Would this purchase be approved? A time, a place, a product and an amount, or a past purchase; before and after an edit.',
  ],
  avoid: [
    'Why a purchase was declined: PurchaseCheck.',
    'Changing the limit itself: LimitForm, beside which it may stand.',
  ],
  anatomy: [
    ['Question', 'Product, quantity, amount, place and time by the account’s clock.'],
    ['Past purchases', 'Asked anew with one choice.'],
    ['Answer', 'Every rule with limit, used, asked and left; before and after side by side.'],
  ],
  keyboard: [
    ['Tab', 'Through the fields.'],
    ['Enter', 'On the button: asks.'],
  ],
  pairs: [
    {
      good: <Button>Would it be approved?</Button>,
      because: 'A question, answered without buying anything.',
      bad: <Button>Simulate</Button>,
      insteadOf: 'A word of the program.',
    },
  ],
  without: {
    ...OWN_WORDS,
    loading: 'Its button says that the answer is on its way.',
    error: 'What the question lacks stands at its fields; Declined shows an answer that is no.',
    'read-only': 'It changes nothing, so everybody who sees the limits may ask.',
    disabled: 'The same.',
  },
});
