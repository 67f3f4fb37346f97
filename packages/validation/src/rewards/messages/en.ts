export const en = {
  'rewards.tooFewPoints':
    'You need at least {min, number} points to redeem; you have {points, number}',
  'rewards.notAStep': 'Choose one of the listed amounts',
  'rewards.beyondBalance': 'You have {points, number} points',
  'rewards.notEnrolled': 'This account is not enrolled in rewards or benefits',
} as const;
