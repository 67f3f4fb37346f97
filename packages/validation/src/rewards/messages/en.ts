export const en = {
  'rewards.tooFewPoints': 'Points can be redeemed from {min} on; you have {points}',
  'rewards.notEnrolled': 'This account is not enrolled in rewards or benefits',
} as const;
