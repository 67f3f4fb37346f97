/** English texts for confirming a change with one's own verbal passcode. */
export const en = {
  'passcode.own': 'Your own verbal passcode',
  'passcode.wrong': 'That is not your verbal passcode',
  'passcode.none': 'This needs a verbal passcode, and you do not have one yet.',
  'passcode.set': 'Set it in My Settings',
  'passcode.new': 'New verbal passcode',
  'passcode.new.help': '{min} to {max} letters and digits. You also say it when you call us.',
  'passcode.notSet': 'The passcode was not set, and no check was issued',
} as const;
