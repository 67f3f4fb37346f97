export const en = {
  'purchaseReceipt.lines': 'Items',
  'purchaseReceipt.gallons': '{gallons} gal at {price}',
  'purchaseReceipt.units': '{count} at {price}',
  'purchaseReceipt.gross': 'Before discounts',
  'purchaseReceipt.discount': 'Discounts',
  'purchaseReceipt.net.complete': 'Charged',
  'purchaseReceipt.net.pending': 'To be charged',
  'purchaseReceipt.region.below': '{amount} per gallon below the regional price that week',
  'purchaseReceipt.region.above': '{amount} per gallon above the regional price that week',
  'purchaseReceipt.region.same': 'At the regional price that week',
  'purchaseReceipt.compare': 'Approved and charged',
  'purchaseReceipt.authorized': 'Approved at the pump',
  'purchaseReceipt.posted': 'Charged',
  'purchaseReceipt.why.pending':
    'The site has not sent the final amount yet. It can still change, usually within 2 days.',
  'purchaseReceipt.why.discount':
    'The amounts differ by {amount} because discounts are taken off when the purchase posts.',
  'purchaseReceipt.why.less':
    'The amounts differ by {amount} because the pump reserves an amount up front, and you pay only for what was sold.',
  'purchaseReceipt.why.more':
    'The site charged {amount} more than was approved. You can dispute it.',
  'purchaseReceipt.why.same': 'The charge matches what was approved.',
} as const;
