export const en = {
  'rewards.tooFewPoints': 'Points can be redeemed from {min, number} on; you have {points, number}',
  'rewards.notAStep': 'Choose one of the amounts that can be redeemed',
  'rewards.beyondBalance': 'You have {points, number} points',
  'rewards.notEnrolled': 'This account is not enrolled in rewards or benefits',
} as const;
