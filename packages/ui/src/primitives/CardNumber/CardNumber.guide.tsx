import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { CardNumber } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardNumber },
  purposes: ['card number', 'last four', 'mask', 'pan', 'digits'],
  use: [
    'Wherever a card is named. It receives only the last four digits, so that no more can leak.',
  ],
  avoid: [
    'A driver ID, a VIN, or an order number: use the code look of the field or of CardFacts.',
  ],
  anatomy: [
    ['Dots', 'Four, not read aloud.'],
    ['Last four digits', 'Monospaced in columns, so that people can compare cards.'],
    ['Spoken', '“card ending in 4821”.'],
  ],
  keyboard: 'It is text; a link or a row around it takes keyboard focus.',
  pairs: [
    {
      good: <CardNumber last4="4821" />,
      because: 'The last four digits look the same everywhere.',
      bad: <code>4000 0012 3456 4821</code>,
      insteadOf: 'A full card number, on any screen, for anyone.',
    },
  ],
  without: {
    ...IS_READ,
    empty: 'A card always has a number.',
    'long-text': 'It is four digits long.',
  },
});
