export const en = {
  'access.role': 'Access is not allowed. Contact your account administrator.',
  'access.fleet': 'You do not have access to this fleet. Contact your account administrator.',
  'access.accountReadOnly': 'This account is read-only, so nothing can be changed',
  'access.accountLocked': 'This account is locked',
  'access.accountClosed': 'This account is closed',
  'access.emulated': 'This cannot be done while you view another person’s account',
} as const;
