export const en = {
  'purchaseCheck.approved': 'Approved',
  'purchaseCheck.approvedUpTo': 'Partially approved',
  'purchaseCheck.declined': 'Declined',
  'purchaseCheck.passed': '{count, plural, one {# rule passed} other {# rules passed}}',
  'purchaseCheck.otherPassed':
    '{count, plural, one {# other rule passed} other {# other rules passed}}',
  'purchaseCheck.allowed': 'Allowed',
  'purchaseCheck.flagged': 'Over the limit, so it was approved and flagged.',
  'purchaseCheck.afterTheFact':
    'This site cannot check this rule, so the purchase is reviewed afterward.',
  'purchaseCheck.sentence.milligallons':
    'The limit is {limit} gallons. {used} used, {asked} requested: {short} over.',
  'purchaseCheck.sentence.cents':
    'The limit is {limit}. {used} used, {asked} requested: {short} over.',
  'purchaseCheck.sentence.count':
    'The limit is {limit}. Used so far: {used}. This one would exceed it.',
  'purchaseCheck.sentence.miles':
    'The vehicle was {asked} miles from the pump. It could have been up to {limit} miles away.',
  'purchaseCheck.of.miles': '{asked} mi away, up to {limit} mi allowed',
  'purchaseCheck.sum.miles': '{asked} of {limit} mi',
  'purchaseCheck.of.milligallons': '{asked} of {limit} gal requested',
  'purchaseCheck.of.cents': '{asked} of {limit} requested',
  'purchaseCheck.of.count': '{used} of {limit} made',
  'purchaseCheck.sum.milligallons': '{used} + {asked} of {limit} gal',
  'purchaseCheck.sum.cents': '{used} + {asked} of {limit}',
  'purchaseCheck.sum.count': '{used} + {asked} of {limit}',
  'purchaseCheck.resets': 'Resets {isToday, select, true {at} other {on}} {time}, in {wait}.',
  'purchaseCheck.reset': 'Reset {isToday, select, true {at} other {on}} {time}.',
  'purchaseCheck.opens': 'Allowed again {isToday, select, true {at} other {on}} {time}, in {wait}.',
  'purchaseCheck.opened': 'Allowed again since {time}.',
  'purchaseCheck.retry.approved': 'Another attempt today would be approved.',
  'purchaseCheck.retry.approvedUpTo': 'Another attempt today would be approved for less.',
  'purchaseCheck.retry.declined': 'Another attempt today would be declined. {why}.',
  'purchaseCheck.hours': '{hours} hr {minutes} min',
  'purchaseCheck.minutes': '{minutes} min',
  'purchaseCheck.days': '{days, plural, one {# day} other {# days}}',
} as const;
