export const en = {
  'promptedId.accountNotOpen': 'The account must be open to do this',
  'promptedId.accountReadOnly': 'This account is read-only, so its prompted IDs cannot be changed',
  'promptedId.vehicleAlwaysOn': 'A vehicle’s prompted ID is permanently on',
  'promptedId.is.on': 'The prompted ID is on',
  'promptedId.is.off': 'The prompted ID is off',
  'promptedId.nameRequired': 'Enter a prompted ID name',
  'promptedId.numberInUse': 'This prompted ID is already in use',
  'promptedId.managerUnknown': 'Choose one of your own fleets or departments',
  'promptedId.tooMany': 'Turn off up to {max} prompted IDs at a time',
  'promptedId.cardUnknown': 'One of these cards is not in your account',
  'promptedId.nameInUse': 'This prompted ID name is already in use',
  'promptedId.numberRequired': 'Enter a prompted ID',
  'promptedId.digits': 'Enter {min} to {max} digits',
  'promptedId.leadingZero': 'Start with a digit other than zero',
  'promptedId.run': 'Do not use three equal or sequential digits in a row',
  'promptedId.managerRequired': 'Choose who manages the prompted ID',
  'pin.remindersUsedUp':
    'Sorry, you have already requested the maximum number of PIN reminders allowed for today',
  'pin.reminderTooSoon':
    'You can request a PIN reminder once every {days, plural, one {day} other {# days}}',
  'pin.requestLimit': 'PIN request limit reached for the day',
  'pin.promptTooSoon':
    'Wait {hours, plural, one {# hour} other {# hours}} before viewing this PIN again',
} as const;
