export const en = {
  'rewards.tooFewPoints': 'Points can be redeemed from {min} on; you have {points}',
} as const;
