import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { CardPurchases } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardPurchases },
  purposes: ['purchases', 'transactions', 'declines', 'fuel history', 'receipts'],
  use: ['What was bought with one card and what was declined, newest first.'],
  avoid: ['Purchases of many cards: DataTable.'],
  anatomy: [
    ['What and where', 'Gallons, product, station.'],
    ['When and how much', 'With the zone; pending ones say so.'],
    ['Reason', 'Of a decline, with limit, used and asked.'],
  ],
  keyboard: 'It is text; the line for more is a button.',
  pairs: [
    {
      good: <p>Daily gallons: 71.3 of 100 used, 62.0 asked</p>,
      because: 'The figures that explain the decline.',
      bad: <p>Declined: code 61</p>,
      insteadOf: 'A code that somebody has to look up.',
    },
  ],
  without: { ...IS_READ },
});
