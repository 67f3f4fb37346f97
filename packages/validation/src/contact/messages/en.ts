export const en = {
  'name.required': 'Enter a name',
  'name.firstRequired': 'A first name is missing',
  'name.lastRequired': 'A last name is missing',
  'name.lastTooShort': 'A last name has at least {min} characters',
  'name.fullTooLong': 'First and last name have at most {max} characters together',
  'name.characters': 'Use letters, spaces, and the punctuation found in names',
  'email.required': 'Enter an email address',
  'email.invalid': 'Enter an email address like name@company.com',
  'email.tooMany': 'Enter no more than {max} email addresses',
} as const;
