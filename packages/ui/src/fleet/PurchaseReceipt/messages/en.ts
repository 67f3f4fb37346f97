export const en = {
  'purchaseReceipt.lines': 'What was bought',
  'purchaseReceipt.gallons': '{gallons} gal at {price}',
  'purchaseReceipt.units': '{count} at {price}',
  'purchaseReceipt.gross': 'Before discounts',
  'purchaseReceipt.discount': 'Discounts',
  'purchaseReceipt.net.complete': 'Charged',
  'purchaseReceipt.net.pending': 'To be charged',
  'purchaseReceipt.region.below': '{amount} per gallon below the price around the site that week',
  'purchaseReceipt.region.above': '{amount} per gallon above the price around the site that week',
  'purchaseReceipt.region.same': 'The price around the site that week',
  'purchaseReceipt.compare': 'Approved and charged',
  'purchaseReceipt.authorized': 'Approved at the pump',
  'purchaseReceipt.posted': 'Charged',
  'purchaseReceipt.why.pending':
    'The site has not sent the final amount yet. It can still change, usually within two days.',
  'purchaseReceipt.why.discount': 'They differ by {amount}: discounts are taken off when it posts.',
  'purchaseReceipt.why.less':
    'They differ by {amount}: the pump reserves an amount before fuel flows, and only what was sold is charged.',
  'purchaseReceipt.why.more':
    'They differ by {amount}: the site charged more than was approved. You can dispute it.',
  'purchaseReceipt.why.same': 'What was approved is what was charged.',
} as const;
