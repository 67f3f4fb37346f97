export const en = {
  'form.optional': 'optional',
  'form.choose': 'Choose…',
  'form.cancel': 'Cancel',
} as const;
