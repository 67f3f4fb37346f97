export const en = {
  'cardForm.who': 'Whose card',
  'cardForm.assignee': 'Assigned to',
  'cardForm.nobody': 'Nobody',
  'cardForm.nameHelp': 'A new name appears on the next plastic.',
  'cardForm.where': 'Where it belongs',
  'cardForm.group': 'Card group',
  'cardForm.noGroup': 'No group',
  'cardForm.limits': 'Limits',
  'cardForm.ownLimits': 'Its own limits instead of the profile’s',
  'cardForm.follows': 'The card follows the profile {profile}, even when the profile changes.',
  'cardForm.note': 'Takes effect at once. The card in the driver’s hands keeps working.',
  'cardForm.save': 'Save card',
} as const;
