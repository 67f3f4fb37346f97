export const en = {
  'outage.email': 'Emails are delayed right now.',
  'outage.sms': 'Text messages are delayed right now.',
  'outage.payments': 'Payments are delayed right now.',
  'outage.since':
    '{what} Since {since}; it last worked {lastGood}. Nothing is lost: they go out later.',
  'outage.sinceOnly': '{what} Since {since}. Nothing is lost: they go out later.',
} as const;
