export const en = {
  'notification.orderPrinted': 'Order {orderNumber} was printed',
  'notification.orderPrinted.detail':
    '{count, plural, one {# card goes} other {# cards go}} to the carrier next.',
  'notification.orderShipped': 'Order {orderNumber} has shipped',
  'notification.orderShipped.detail':
    '{count, plural, one {# card is} other {# cards are}} on the way.',
  'notification.orderActive': 'Order {orderNumber} is active',
  'notification.orderActive.detail':
    '{count, plural, one {# card is} other {# cards are}} ready to use.',
  'notification.burst': '{count} purchases in {minutes} minutes on card •••• {last4}',
  'notification.burst.detail': '{city}, {state}. {amount} in total.',
  'notification.declinesRepeated': '{count} declines in a row on card •••• {last4}',
  'notification.declinesRepeated.detail': 'The last one was in {city}, {state}.',
  'notification.odometer': 'Odometer out of sequence on card •••• {last4}',
  'notification.odometer.detail':
    '{odometer, number} miles entered; the previous reading was {previous, number} miles.',
  'notification.priceHigh': 'High price on card •••• {last4}',
  'notification.priceHigh.detail':
    '{price} per gallon in {city}; the regional average is {region}.',
  'notification.paymentReturned': 'Payment of {amount} was returned ({code})',
  'notification.paymentReturned.detail': 'Received {received}, returned {returned}.',
  'notification.cardholderRequests':
    '{count, plural, one {# card request is} other {# card requests are}} waiting for you',
  'notification.cardholderRequests.detail':
    'Oldest: {name}, {days, plural, one {# day} other {# days}}.',
  'notification.offShift': 'Purchase outside usual hours on card •••• {last4}',
  'notification.offShift.detail': '{city}, {state}, {bought}.',
  'notification.disputeCredited': 'Dispute {disputeNumber} was credited',
  'notification.disputeCredited.detail': '{amount} was credited to your account.',
  'notification.disputeDenied': 'Dispute {disputeNumber} was denied',
  'notification.disputeDenied.detail': 'The charge of {amount} stands.',
  'notification.disputeDocumentsDue': 'Dispute {disputeNumber} needs documents',
  'notification.disputeDocumentsDue.detail':
    'For {amount}, due {due}. Without documents, it will be closed.',
  'notification.disputeExpired': 'Dispute {disputeNumber} was closed',
  'notification.disputeExpired.detail': 'No documents for {amount} arrived in time.',
  'notification.expressCheckWaiting': 'An express check for {amount} needs a second approval',
  'notification.expressCheckWaiting.detail': '{name} requested it.',
  'notification.expressCheckApproved': 'Your express check for {amount} was approved',
  'notification.expressCheckApproved.detail': 'Approved by {name}. You can view its code now.',
  'notification.expressCheckDeclined': 'Your express check for {amount} was declined',
  'notification.expressCheckDeclined.detail': 'Declined by {name}. No check was issued.',
  'notification.exception':
    '{count, plural, one {{what} on card •••• {last4}} other {{what} on card •••• {last4}, # times}}',
  'notification.exception.detail': '{city}, {state}. {amount}.',
  'notification.cardReportedLost':
    'Card •••• {last4} was reported lost or stolen (receipt number {receipt})',
  'notification.cardReportedLost.detail':
    'Reported by {name}. All purchases are declined from now on.',
  'notification.fileReady': '{fileName} is ready',
  'notification.fileReady.detail': 'Available until {kept}.',
  'notification.fileFailed': '{fileName} failed',
  'notification.fileFailed.detail':
    '{cause, select, tooManyRows {The file would have too many rows. Narrow the filters or choose another format.} failed {No file was created. Request it again.} other {No file was created.}}',
  'notification.accountLockedDelinquent': 'This account is locked because a bill is overdue',
  'notification.accountLockedDelinquent.detail':
    'It has been overdue for more than {days} days. All purchases are declined until it is paid.',
  'notification.accountLockedInactive': 'This account is locked because it was not used',
  'notification.accountLockedInactive.detail':
    'It was not used for {months} months. All purchases are declined and no cards can be ordered. Call customer service.',
  'notification.accountUnlocked': 'This account is open again',
  'notification.accountUnlocked.detail': 'Cards work again, and you can order new ones.',
  'notification.accountClosed': 'This account was closed',
  'notification.accountClosed.detail':
    'Closed by {name}. {cards, plural, one {# card was} other {# cards were}} permanently blocked.',
  'notification.accessRequested': '{name} requests access to this account',
  'notification.accessRequested.detail': '{email}. Approve or deny the request in Manage Users.',
  'notification.webhookEndpointOff': 'Webhook endpoint {name} was turned off',
  'notification.webhookEndpointOff.detail': 'It responded with 410 (gone).',
  'notification.webhooksFailed':
    '{count, plural, one {# message} other {# messages}} to webhook endpoint {name} failed',
  'notification.webhooksFailed.detail': 'Check its log, then send again.',
  'notification.journalNotDelivered':
    'The journal entry for statement {statementNumber} was not delivered',
  'notification.journalNotDelivered.detail': 'Check your SFTP server, then deliver it again.',
  'notification.driverRequest': '{name} requests {amount} at the pump',
  'notification.driverRequest.detail':
    'Card •••• {last4} was declined at {site}, {city}, {state}. The driver is waiting.',
  'notification.cardBlocked': 'Card •••• {last4} was blocked',
  'notification.cardBlocked.detail': 'Blocked by {name}. This cannot be undone.',
  'notification.cardsBlocked': '{count, plural, one {# card was} other {# cards were}} blocked',
  'notification.cardsBlocked.detail': 'Blocked by {name}. This cannot be undone.',
  'push.off': 'Browser alerts are not available',
} as const;
