import { guide as define } from '../../stories/guide.ts';
import { HostedFrame } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { HostedFrame },
  purposes: ['pay', 'card details', 'bank account', 'payment method', 'pci', 'iframe'],
  use: ['Card or bank details are entered, which this product must never hold.'],
  avoid: ['Anything that this product may know: a form of its own.'],
  anatomy: [['Frame', 'The payment provider’s own page, from another origin; it gives a token.']],
  keyboard: [['Tab', 'Into the frame and out of it again.']],
  pairs: [
    {
      good: <p>A frame of the payment provider</p>,
      because: 'The number is typed where it is kept.',
      bad: <p>A field for a card number</p>,
      insteadOf: 'A number in our own page.',
    },
  ],
  without: {
    empty: 'It always shows the provider’s page.',
    loading: 'The provider’s page shows that it loads.',
    error: 'The provider’s page says what is wrong with what was typed.',
    'read-only': 'It is only for typing in.',
    disabled: 'Who may not add a method is not shown it.',
    'long-text': 'Its words are the provider’s.',
  },
});
