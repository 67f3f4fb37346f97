export const en = {
  'promptedId.accountNotOpen': 'The account must be open for this',
  'promptedId.accountReadOnly': 'This account is read-only, so its prompted IDs cannot be changed',
  'promptedId.vehicleAlwaysOn': 'The prompted ID of a vehicle is permanently on',
  'promptedId.is.on': 'The prompted ID is on',
  'promptedId.is.off': 'The prompted ID is off',
  'promptedId.nameRequired': 'Enter a prompted ID name',
  'promptedId.numberInUse': 'This prompted ID is already in use',
  'promptedId.managerUnknown': 'Choose one of your own fleets or departments',
  'promptedId.cardUnknown': 'One of these cards is not among yours',
  'promptedId.nameInUse': 'This prompted ID name is already in use',
  'promptedId.numberRequired': 'Enter a prompted ID',
  'promptedId.digits': 'A prompted ID has {min} to {max} digits',
  'promptedId.leadingZero': 'A prompted ID has no leading zero',
  'promptedId.run': 'A prompted ID has no three consecutive or sequential numbers',
  'promptedId.managerRequired': 'Choose who manages the prompted ID',
  'pin.remindersUsedUp':
    'Sorry, you have already requested the maximum number of PIN reminders allowed for today',
  'pin.reminderTooSoon':
    'A PIN reminder can be requested every {days, plural, one {day} other {# days}}',
  'pin.requestLimit': 'PIN request limit reached for the day',
  'pin.promptTooSoon':
    'You can be asked for a PIN again in {hours, plural, one {# hour} other {# hours}}',
} as const;
