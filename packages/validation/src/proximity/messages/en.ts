export const en = {
  'proximity.nameRequired': 'Enter a proximity profile name',
} as const;
