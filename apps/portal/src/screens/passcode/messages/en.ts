/** What is asked wherever the own verbal passcode proves who changes something. */
export const en = {
  'passcode.own': 'Your own verbal passcode',
  'passcode.wrong': 'That is not your verbal passcode',
  'passcode.none': 'You have no verbal passcode yet, and this needs one.',
  'passcode.set': 'Set it in My Settings',
} as const;
