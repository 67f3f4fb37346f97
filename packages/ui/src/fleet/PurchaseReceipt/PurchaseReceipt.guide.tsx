import { guide as define } from '../../stories/guide.ts';
import { IS_READ } from '../../stories/reasons.ts';
import { PurchaseReceipt } from './index.ts';

export const guide = define({
  maturity: 'stable',
  components: { PurchaseReceipt },
  purposes: ['receipt', 'invoice', 'purchase details', 'discount', 'price per gallon'],
  use: ['One purchase in full: what was bought, which discounts apply, what is charged, and why.'],
  avoid: [
    'A list of purchases: use CardPurchases.',
    'Why a purchase was declined: use PurchaseCheck.',
  ],
  anatomy: [
    ['Lines', 'Product, quantity, and price; for fuel, also the price nearby.'],
    ['Totals', 'Before discounts, discounts, and charged; the first two only if they differ.'],
    ['Comparison', 'What the pump approved next to what posted, and why they differ.'],
  ],
  keyboard: 'It is text.',
  pairs: [
    {
      good: <p>The amounts differ by $2.48: discounts apply when the purchase posts.</p>,
      because: 'The reason is next to the two amounts.',
      bad: <p>Auth 229.93 / Net 227.45</p>,
      insteadOf: 'Two amounts and no reason.',
    },
  ],
  without: { ...IS_READ, empty: 'A purchase has at least one line.' },
});
