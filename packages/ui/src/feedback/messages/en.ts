export const en = {
  'banner.close': 'Close',
  'toast.close': 'Close',
  'toast.label': 'Message',
  'toast.region': 'Messages ({hotkey})',
  'offline.asOf': 'You see what was there at {asOf}. Nothing you do now is saved.',
  'offline.retry': 'Try again',
  'offline.text': 'You see what was loaded before. Nothing you do now is saved.',
  'offline.title': 'Offline',
} as const;
