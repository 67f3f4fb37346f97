export const en = {
  'value.invalid': 'Enter a valid value',
  'value.required': 'Enter a value',
  'value.atLeast': 'Enter a value of at least {min}',
  'value.atMost': 'Enter a value of at most {max}',
  'value.between': 'Enter a value between {min} and {max}',
  'text.tooLong': 'Enter no more than {max} characters',
  'value.tooLarge': 'Enter a smaller value',
  'text.invisible': 'Remove the invisible characters',
  'text.lettersNumbersDashes': 'Use only letters, numbers, or dashes',
  'text.lettersNumbersSpacesDashes': 'Only letters, numbers, spaces or dashes',
} as const;
