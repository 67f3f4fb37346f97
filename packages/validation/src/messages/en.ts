/** English texts of the rules: ICU messages, in the specification's own words where it gives them. */
export const en = {
  'value.invalid': 'Enter a valid value',
  'value.required': 'Enter a value',
  'value.atLeast': 'Enter a value of at least {min}',
  'value.atMost': 'Enter a value of at most {max}',
  'value.between': 'Enter a value between {min} and {max}',
  'text.tooLong': 'Enter no more than {max} characters',

  'access.role': 'Access is not allowed. Contact your account administrator.',
  'access.fleet': 'You do not have access to this fleet. Contact your account administrator.',
  'access.accountReadOnly': 'This account is read-only, so nothing can be changed',
  'access.accountLocked': 'This account is locked',
  'access.accountClosed': 'This account is closed',
  'access.emulated': 'This cannot be done while you view another person’s account',

  'card.accountNotOpen': 'The account must be open for this',
  'card.accountReadOnly': 'This account is read-only, so its cards cannot be changed',
  'card.notAssigned': 'Assign the card to a driver or a vehicle first',
  'card.transferTarget': 'Choose a card that is waiting for activation or is not assigned',
  'card.is.ordered': 'The card is ordered and not shipped yet',
  'card.is.pendingActivation': 'The card is waiting for its activation',
  'card.is.active': 'The card is active',
  'card.is.onHold': 'The card is on hold',
  'card.is.blocked': 'The card is blocked, which is irreversible',
  'card.is.lostOrStolen': 'The card was reported lost or stolen, which is irreversible',
  'card.is.canceled': 'The card is canceled, which is irreversible',
  'card.is.expired':
    'The card is expired and permanently blocked. Replace it to keep its settings and limits.',
  'card.is.deactivated': 'The card is deactivated, which is irreversible',
  'card.is.unassigned': 'The card is not assigned to anyone',

  'order.accountClosed': 'The account is closed, so its orders stand still',
  'order.is.ordered': 'The order is placed and not printed yet',
  'order.is.printed': 'The cards of the order are printed',
  'order.is.shipped': 'The cards of the order are shipped',
  'order.is.active': 'The cards of the order are active',

  'blockReason.lost': 'Lost',
  'blockReason.stolen': 'Stolen',
  'blockReason.damaged': 'Damaged',
  'blockReason.driverLeft': 'The driver left',
  'blockReason.vehicleSold': 'The vehicle was sold',
  'blockReason.suspectedFraud': 'Suspected fraud',
  'blockReason.notReceived': 'Never received',
  'blockReason.seasonal': 'Out of season',
  'blockReason.other': 'Another reason',

  'fee.fraudProtector': 'Fraud Protector',
  'fee.expressCheck': 'Express check fees',
  'fee.late': 'Late fees',
  'fee.program': 'Program fee',

  'notification.orderPrinted': 'Order {orderNumber} is printed',
  'notification.orderPrinted.detail':
    '{count, plural, one {# card goes} other {# cards go}} to the carrier next.',
  'notification.orderShipped': 'Order {orderNumber} is shipped',
  'notification.orderShipped.detail':
    '{count, plural, one {# card} other {# cards}} on the way. Expect {count, plural, one {it} other {them}} within {days} business days.',
  'notification.orderActive': 'Order {orderNumber} is active',
  'notification.orderActive.detail':
    '{count, plural, one {# card is} other {# cards are}} ready to be used.',
  'notification.burst':
    '{count, plural, one {# purchase} other {# purchases}} in {minutes} minutes on card •••• {last4}',
  'notification.burst.detail': '{city}, {state}. {amount} in all.',
  'notification.declinesRepeated':
    '{count, plural, one {# decline} other {# declines}} in a row on card •••• {last4}',
  'notification.declinesRepeated.detail': 'The last one in {city}, {state}.',
  'notification.odometer': 'Odometer out of sequence on card •••• {last4}',
  'notification.odometer.detail': '{odometer} miles typed, {previous} miles before.',
  'notification.priceHigh': 'High price on card •••• {last4}',
  'notification.priceHigh.detail': '{price} a gallon in {city}, {region} in the region.',
  'notification.paymentReturned': 'Payment of {amount} was returned ({code})',
  'notification.paymentReturned.detail': 'Received {received}, returned {returned}.',
  'notification.cardholderRequests':
    '{count, plural, one {# cardholder request waits} other {# cardholder requests wait}} for you',
  'notification.cardholderRequests.detail':
    'Oldest: {name}, {days, plural, one {# day} other {# days}}.',
  'notification.offShift': 'Purchase outside the usual hours on card •••• {last4}',
  'notification.offShift.detail': '{city}, {state}, {bought}.',
  'notification.cardBlocked': 'Card •••• {last4} was blocked',
  'notification.cardBlocked.detail': 'By {name}. Blocking is irreversible.',
} as const;
