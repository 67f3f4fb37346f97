export const en = {
  'name.required': 'Enter a name',
  'name.firstRequired': 'Enter a first name',
  'name.lastRequired': 'Enter a last name',
  'name.lastTooShort': 'Enter a last name of at least {min} characters',
  'name.fullTooLong': 'Use {max} characters or fewer for the first and last name together',
  'name.characters': 'Use letters, spaces, and the punctuation found in names',
  'email.required': 'Enter an email address',
  'email.invalid': 'Enter an email address like name@company.com',
  'email.tooMany': 'Enter no more than {max} email addresses',
} as const;
