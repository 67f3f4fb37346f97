export const en = {
  'purchaseCheck.approved': 'Approved',
  'purchaseCheck.approvedUpTo': 'Approved for less',
  'purchaseCheck.declined': 'Declined',
  'purchaseCheck.passed': 'Rules passed',
  'purchaseCheck.allowed': 'Allowed',
  'purchaseCheck.flagged': 'Beyond the limit, so it was approved and flagged.',
  'purchaseCheck.afterTheFact':
    'This site cannot check the rule, so it is reviewed after the purchase.',
  'purchaseCheck.sentence.milligallons':
    'The limit is {limit} gal. {used} were used, {asked} were asked for: {short} too many.',
  'purchaseCheck.sentence.cents':
    'The limit is {limit}. {used} was used, {asked} was asked for: {short} too much.',
  'purchaseCheck.sentence.count':
    'The limit is {limit}. {used} were made; this one would exceed it.',
  'purchaseCheck.of.milligallons': '{asked} of {limit} gal asked',
  'purchaseCheck.of.cents': '{asked} of {limit} asked',
  'purchaseCheck.of.count': '{used} of {limit} made',
  'purchaseCheck.sum.milligallons': '{used} + {asked} of {limit} gal',
  'purchaseCheck.sum.cents': '{used} + {asked} of {limit}',
  'purchaseCheck.sum.count': '{used} + {asked} of {limit}',
  'purchaseCheck.freesAt': 'Resets: {time}, in {wait}',
  'purchaseCheck.freedAt': 'Reset: {time}. The counter has started over since then.',
  'purchaseCheck.hours': '{hours} h {minutes} min',
  'purchaseCheck.minutes': '{minutes} min',
  'purchaseCheck.days': '{days, plural, one {# day} other {# days}}',
} as const;
