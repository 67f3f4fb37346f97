export const en = {
  'apiKey.nameRequired': 'Enter a name',
  'apiKey.permissionsRequired': 'Choose at least one permission',
  'apiKey.fleetsRequired': 'Choose at least one fleet',
  'apiKey.beyondOwn': 'You can create or rotate a key only with permissions that you have yourself',
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
  'telematics.off': 'Telematics is off for this account. Turn it on first.',
  'webhook.nameRequired': 'Enter a name',
  'webhook.nameTaken': 'Another endpoint has this name. Enter another one.',
  'webhook.urlRequired': 'Enter the endpoint URL',
  'webhook.urlWrong': 'Enter a URL that starts with https:// and has no username or password',
  'webhook.eventsRequired': 'Choose at least one event',
  'webhook.tooMany':
    'Your account has {max, plural, one {# endpoint} other {# endpoints}}, the most it can have. Delete one first.',
  'webhook.off': 'Webhooks are off for this account. Turn them on first.',
  'webhook.endpointOff': 'This endpoint is off. Edit it to send messages again.',
  'webhook.notFound': 'This endpoint or message was not found',
  'webhook.problem.private':
    'Not sent: the URL leads to a private network. Messages go to public addresses only.',
  'webhook.problem.unreachable': 'Not delivered: the server could not be reached',
  'webhook.problem.timeout': 'Not delivered: the server did not respond in time',
  'webhook.problem.tls': 'Not delivered: the server’s certificate could not be verified',
  'webhook.wholeAccount':
    'Only an administrator who can see every fleet can manage webhooks, because messages cover all fleets',
} as const;
