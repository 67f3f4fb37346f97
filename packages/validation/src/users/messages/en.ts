export const en = {
  'user.invitationExpired':
    'The invitation is older than {days, plural, one {# day} other {# days}}. Send it again.',
  'user.self': 'You cannot do this to your own user',
  'user.lastAdministrator': 'An account keeps at least one administrator',
  'user.is.created': 'The user is created and not activated yet',
  'user.is.activated': 'The user is activated',
  'user.is.locked': 'The user is locked',
  'user.is.deleted': 'The user is deleted, which is irreversible',
  'user.roleRequired': 'Choose a role',
  'department.numberRequired': 'Enter a sub-department number',
  'department.number': 'A sub-department number has exactly {count} digits',
  'department.nameRequired': 'Enter a department name',
  'department.descriptionRequired': 'Enter a department description',
  'fleet.nameRequired': 'Enter a fleet name',
  'fleet.codeRequired': 'Enter a fleet code',
  'fleet.numberRequired': 'Enter a fleet number',
  'feedback.ratingRequired': 'Choose a rating',
} as const;
