export const en = {
  'view.nameRequired': 'Enter a name for the view',
  'view.nameTaken': 'You have a view of this name already',
  'view.tooMany': 'You keep {max} views of this list already. Delete one first.',
} as const;
