import { guide as define } from '../../stories/guide.ts';
import { HostedFrame } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { HostedFrame },
  purposes: ['pay', 'card details', 'bank account', 'payment method', 'pci', 'iframe'],
  use: ['Someone enters card or bank details, which this product must never store.'],
  avoid: ['Anything that this product may store: use a regular form.'],
  anatomy: [['Frame', 'The payment provider’s own page, from another origin; it returns a token.']],
  keyboard: [['Tab', 'Moves into the frame and out again.']],
  pairs: [
    {
      good: <p>The payment provider’s frame</p>,
      because: 'The number is typed where it is stored.',
      bad: <p>A card number field</p>,
      insteadOf: 'The number passes through our page.',
    },
  ],
  without: {
    empty: 'It always shows the provider’s page.',
    loading: 'The provider’s page shows that it is loading.',
    error: 'The provider’s page says what is wrong with an entry.',
    'read-only': 'It is only for entering details.',
    disabled: 'People who cannot add a payment method do not see it.',
    'long-text': 'Its words are the provider’s.',
  },
});
