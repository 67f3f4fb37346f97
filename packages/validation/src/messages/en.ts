/** English texts of the rules: ICU messages, in the specification's own words where it gives them. */
export const en = {
  'value.invalid': 'Enter a valid value',
  'value.required': 'Enter a value',
  'value.atLeast': 'Enter a value of at least {min}',
  'value.atMost': 'Enter a value of at most {max}',
  'value.between': 'Enter a value between {min} and {max}',
  'text.tooLong': 'Enter no more than {max} characters',
} as const;
