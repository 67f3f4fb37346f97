import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { PurchaseReceipt } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PurchaseReceipt },
  purposes: ['receipt', 'invoice', 'purchase details', 'discount', 'price per gallon'],
  use: ['One purchase in full: what was bought, what was taken off, what is charged, and why.'],
  avoid: ['A list of purchases: CardPurchases.', 'Why one was declined: PurchaseCheck.'],
  anatomy: [
    ['Lines', 'Product, quantity and price, and the price around the site beside fuel.'],
    ['Totals', 'Before discounts, discounts, charged; the first two only where they differ.'],
    ['Comparison', 'What the pump had approved beside what posted, and why they differ.'],
  ],
  keyboard: 'It is text.',
  pairs: [
    {
      good: <p>They differ by $2.48: discounts are taken off when it posts.</p>,
      because: 'The reason stands beside the two amounts.',
      bad: <p>Auth 229.93 / Net 227.45</p>,
      insteadOf: 'Two amounts and no reason.',
    },
  ],
  without: { ...IS_READ, empty: 'A purchase has at least one line.' },
});
