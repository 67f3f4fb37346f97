export const en = {
  'outage.email': 'Emails are delayed right now.',
  'outage.sms': 'Text messages are delayed right now.',
  'outage.payments': 'Payments are delayed right now.',
  'outage.since':
    '{what} Since {since}; last working {lastGood}. Nothing is lost; everything goes out later.',
  'outage.sinceOnly': '{what} Since {since}. Nothing is lost; everything goes out later.',
} as const;
