export const en = {
  'accountBanners.readOnly':
    'This account is read-only: you can see everything and change nothing.',
  'accountBanners.locked':
    'This account is locked. Its cards do not work until the lock is lifted.',
  'accountBanners.emulating':
    'You are viewing the account of {name}. What you do is recorded under your name.',
} as const;
