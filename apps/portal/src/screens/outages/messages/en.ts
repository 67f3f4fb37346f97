export const en = {
  'outage.email': 'Emails do not leave at the moment.',
  'outage.sms': 'SMS do not leave at the moment.',
  'outage.payments': 'Payments are not taken at the moment.',
  'outage.since':
    '{what} Since {since}; it last worked {lastGood}. Nothing is lost: they leave later.',
  'outage.sinceOnly': '{what} Since {since}. Nothing is lost: they leave later.',
} as const;
