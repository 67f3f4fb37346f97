export const en = {
  'access.role': 'Access is not allowed. Contact your account administrator.',
  'access.key': 'This API key does not have permission to do this',
  'access.featureOff': 'This is not available yet',
  'access.fleet': 'You do not have access to this fleet. Contact your account administrator.',
  'access.wholeAccount':
    'This covers the whole account, and you have access to only some of its fleets. Contact your account administrator.',
  'access.accountReadOnly': 'This account is read-only, so nothing can be changed',
  'access.accountLocked': 'This account is locked',
  'access.accountClosed': 'This account is closed',
  'access.userLocked': 'Your access to this account is locked. Contact your account administrator.',
  'access.emulated': 'You cannot do this while viewing another person’s account',
  'access.ownRole': 'You cannot change your own role or permissions',
  'access.secondPerson': 'Someone else has to approve your request',
  'access.passcode': 'Enter your own verbal passcode to continue',
  'access.passwordRecovery':
    'Your password cannot be reset here. Contact your account administrator.',
} as const;
