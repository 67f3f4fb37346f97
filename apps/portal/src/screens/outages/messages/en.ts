export const en = {
  'outage.email': 'Emails are delayed right now.',
  'outage.sms': 'Text messages are delayed right now.',
  'outage.payments': 'Payments are delayed right now.',
  'outage.since':
    '{what} Delayed since {since}; last worked {lastGood}. Nothing is lost, and everything will go out later.',
  'outage.sinceOnly':
    '{what} Delayed since {since}. Nothing is lost, and everything will go out later.',
} as const;
