import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { CardPurchases } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { CardPurchases },
  purposes: ['purchases', 'transactions', 'declines', 'fuel history', 'receipts'],
  use: ['One card’s purchases and declines, newest first.'],
  avoid: ['Purchases of many cards: use DataTable.'],
  anatomy: [
    ['What and where', 'Gallons, product, and site.'],
    ['When and how much', 'With the time zone; pending purchases say so.'],
    ['Reason', 'For a decline: the limit, what was used, and what was requested.'],
  ],
  keyboard: 'It is text; the line that loads more is a button.',
  pairs: [
    {
      good: <p>Over the daily gallon limit. 71.3 + 62 of 100 gal.</p>,
      because: 'The figures explain the decline.',
      bad: <p>Declined: code 61</p>,
      insteadOf: 'A code that someone has to look up.',
    },
  ],
  without: { ...IS_READ },
});
