export const en = {
  'view.nameRequired': 'Enter a name for the view',
  'view.nameTaken': 'You already have a view with this name',
  'view.tooMany': 'You already have {max} views for this list. Delete one first.',
} as const;
