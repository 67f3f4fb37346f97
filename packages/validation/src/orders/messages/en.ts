export const en = {
  'order.accountClosed': 'The account is closed, so its orders cannot proceed',
  'order.notAllowed': 'You cannot order new cards',
  'order.notPossible': 'Not possible to order cards now',
  'order.cfnNotOffered': 'This account has no cards for cardlock sites',
  'order.is.ordered': 'The order is placed and not printed yet',
  'order.is.printed': 'The cards of the order are printed',
  'order.is.shipped': 'The cards of the order are shipped',
  'order.is.active': 'The cards of the order are active',
  'delivery.serviceRequired': 'Choose how to send the cards',
  'delivery.attentionRequired': 'Enter who receives the cards',
} as const;
