export const en = {
  'apiKey.nameRequired': 'Enter a name',
  'apiKey.permissionsRequired': 'Choose at least one permission',
  'apiKey.fleetsRequired': 'Choose at least one fleet',
  'apiKey.nameTaken': 'Another key has this name. Enter another one.',
  'apiKey.tooMany':
    'Your account has {max, plural, one {# key} other {# keys}}, the most it can have. Revoke one first.',
  'apiKey.off': 'API keys are off for this account. Turn them on first.',
  'apiKey.notFound': 'This key was not found',
  'apiKey.is.active': 'This key is active',
  'apiKey.is.ending': 'This key is active',
  'apiKey.is.expired': 'This key has expired',
  'apiKey.is.revoked': 'This key was revoked',
  'apiKey.sandbox': 'A sandbox key cannot make this call',
} as const;
