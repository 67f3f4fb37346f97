export const en = {
  'cardForm.who': 'Assignment',
  'cardForm.assignee': 'Assigned to',
  'cardForm.nobody': 'Not assigned',
  'cardForm.nameHelp': 'A new name appears on the next plastic.',
  'cardForm.where': 'Fleet and department',
  'cardForm.group': 'Card group',
  'cardForm.noGroup': 'No group',
  'cardForm.limits': 'Limits',
  'cardForm.ownLimits': 'Use this card’s own limits instead of the profile’s',
  'cardForm.follows': 'This card uses the profile {profile}, including any later changes to it.',
  'cardForm.note': 'Takes effect right away. The driver’s current card keeps working.',
  'cardForm.save': 'Save card',
} as const;
