export const en = {
  'order.accountClosed': 'The account is closed, so its orders cannot proceed',
  'order.notAllowed': 'You cannot order new cards',
  'order.notPossible': 'Not possible to order cards now',
  'order.cfnNotOffered': 'This account does not have cards for cardlock sites',
  'order.is.ordered': 'The order is placed but not printed yet',
  'order.is.printed': 'The cards are printed',
  'order.is.shipped': 'The cards have shipped',
  'order.is.active': 'The cards are active',
  'delivery.serviceRequired': 'Choose a shipping method',
  'delivery.attentionRequired': 'Enter who should receive the cards',
} as const;
