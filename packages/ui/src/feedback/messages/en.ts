export const en = {
  'banner.close': 'Close',
  'toast.close': 'Close',
  'toast.label': 'Message',
  'toast.region': 'Messages ({hotkey})',
  'offline.asOf': 'You are seeing data as of {asOf}. Changes cannot be saved.',
  'offline.retry': 'Try again',
  'offline.text': 'You are seeing data that was loaded earlier. Changes cannot be saved.',
  'offline.title': 'Offline',
} as const;
