export const en = {
  'loginName.required': 'Enter your username',
  'loginName.characters': 'A username has letters, digits, apostrophes, backticks and spaces only',
  'verificationCode.required': 'Enter the code',
  'verificationCode.digits': 'A code has exactly 6 digits',
  'password.required': 'Enter a new password',
  'password.tooShort': 'A password has at least {min} characters',
  'password.tooLong': 'A password has at most {max} characters',
  'password.classes':
    'Use at least {count} of these: uppercase letters, lowercase letters, digits, special characters',
  'password.sharesUsername': 'Do not use three or more characters in a row of your username',
  'password.sharesEmail': 'Do not use a part of your email address',
  'password.isCurrent': 'Choose a password that differs from the current one',
  'password.isPrevious': 'Choose a password that differs from your last {count}',
  'password.changedTooRecently': 'The password was changed within the last {hours} hours',
  'password.confirmationRequired': 'Enter the new password again',
  'password.differs': 'The two passwords do not match',
} as const;
