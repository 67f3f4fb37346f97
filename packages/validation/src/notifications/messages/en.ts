export const en = {
  'notification.orderPrinted': 'Order {orderNumber} is printed',
  'notification.orderPrinted.detail':
    '{count, plural, one {# card goes} other {# cards go}} to the carrier next.',
  'notification.orderShipped': 'Order {orderNumber} is shipped',
  'notification.orderShipped.detail':
    '{count, plural, one {# card} other {# cards}} on the way. Expect delivery within {days} business days.',
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
  'notification.priceHigh.detail': '{price} per gallon in {city}, {region} in the region.',
  'notification.paymentReturned': 'Payment of {amount} was returned ({code})',
  'notification.paymentReturned.detail': 'Received {received}, returned {returned}.',
  'notification.cardholderRequests':
    '{count, plural, one {# cardholder request waits} other {# cardholder requests wait}} for you',
  'notification.cardholderRequests.detail':
    'Oldest: {name}, {days, plural, one {# day} other {# days}}.',
  'notification.offShift': 'Purchase outside the usual hours on card •••• {last4}',
  'notification.offShift.detail': '{city}, {state}, {bought}.',
  'notification.disputeCredited': 'Dispute {disputeNumber} was credited',
  'notification.disputeCredited.detail': '{amount} was taken off your balance.',
  'notification.disputeDenied': 'Dispute {disputeNumber} was denied',
  'notification.disputeDenied.detail': 'The charge of {amount} stands.',
  'notification.disputeDocumentsDue': 'Dispute {disputeNumber} waits for documents',
  'notification.disputeDocumentsDue.detail':
    'For {amount}, until {due}. Without them it is closed.',
  'notification.disputeExpired': 'Dispute {disputeNumber} was closed',
  'notification.disputeExpired.detail': 'No documents came in time for {amount}.',
  'notification.expressCheckWaiting': 'An express check of {amount} waits for a second person',
  'notification.expressCheckWaiting.detail': '{name} asked for it.',
  'notification.exception': '{what} on card •••• {last4}{count, plural, one {} other {, # times}}',
  'notification.exception.detail': '{city}, {state}. {amount}.',
  'notification.cardReportedLost': 'Card •••• {last4} is reported, receipt {receipt}',
  'notification.cardReportedLost.detail': 'By {name}. No purchase is approved from now on.',
  'notification.fileReady': '{fileName} is ready',
  'notification.fileReady.detail': 'Available until {kept}.',
  'notification.fileFailed': '{fileName} failed',
  'notification.fileFailed.detail': 'No file was made. Ask for it again.',
  'notification.accountLockedDelinquent': 'This account is locked: a bill is overdue',
  'notification.accountLockedDelinquent.detail':
    'For more than {days, plural, one {# day} other {# days}}. No purchase is approved until it is paid.',
  'notification.accountLockedInactive': 'This account is locked: nobody used it',
  'notification.accountLockedInactive.detail':
    'For {months, plural, one {# month} other {# months}}. No purchase is approved and no card can be ordered. Call customer service.',
  'notification.accountUnlocked': 'This account is open again',
  'notification.accountUnlocked.detail': 'Purchases are approved and cards can be ordered.',
  'notification.accountClosed': 'This account was closed',
  'notification.accountClosed.detail':
    'By {name}. {cards, plural, one {# card} other {# cards}} ended with it.',
  'notification.cardBlocked': 'Card •••• {last4} was blocked',
  'notification.cardBlocked.detail': 'By {name}. Blocking is irreversible.',
} as const;
