export const en = {
  'banner.close': 'Close',
  'toast.close': 'Close',
  'toast.label': 'Message',
  'toast.region': 'Messages ({hotkey})',
} as const;
