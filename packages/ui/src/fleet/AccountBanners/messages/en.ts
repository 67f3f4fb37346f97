export const en = {
  'accountBanners.readOnly':
    'This account is read-only: you can view everything but change nothing.',
  'accountBanners.locked': 'This account is locked. Its cards do not work until it is unlocked.',
  'accountBanners.emulating':
    'You are viewing {name}’s account. Your actions are recorded under your name.',
} as const;
