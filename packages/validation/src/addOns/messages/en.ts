export const en = {
  'addOn.notOffered': 'The program of this account does not have this add-on',
  'addOn.enrolledAlready': 'This account has this add-on already',
  'addOn.notEnrolled': 'This account does not have this add-on',
} as const;
