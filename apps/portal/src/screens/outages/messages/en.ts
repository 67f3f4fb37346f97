export const en = {
  'outage.email': 'Emails are delayed right now.',
  'outage.sms': 'Text messages are delayed right now.',
  'outage.payments': 'Payments are delayed right now.',
  'outage.since':
    '{what} The delay began {since}. The last one went through {lastGood}. Nothing is lost, and everything will go out later.',
  'outage.sinceOnly':
    '{what} The delay began {since}. Nothing is lost, and everything will go out later.',
} as const;
