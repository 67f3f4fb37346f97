export const en = {
  'banner.close': 'Close',
  'toast.close': 'Close',
  'toast.label': 'Message',
  'toast.region': 'Messages ({hotkey})',
  'offline.asOf': 'You are seeing data as of {asOf}. Nothing you do now is saved.',
  'offline.retry': 'Try again',
  'offline.text': 'You are seeing data that was loaded earlier. Nothing you do now is saved.',
  'offline.title': 'Offline',
} as const;
