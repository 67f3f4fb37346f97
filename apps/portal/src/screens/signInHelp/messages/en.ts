/** English texts of the sign-in help, as ICU messages. */
export const en = {
  'signInHelp.title': 'Help with signing in',
  'signInHelp.subtitle': 'Most problems take less than two minutes to solve.',
  'signInHelp.password': 'I forgot my password',
  'signInHelp.password.text':
    'Confirm it is you by email, text message, or security question, then set a new password.',
  'signInHelp.username': 'I forgot my username',
  'signInHelp.username.text': 'We will send it to the email address in your profile.',
  'signInHelp.locked': 'My account is locked',
  'signInHelp.locked.text':
    'Five failed attempts lock your account. To unlock it, confirm it is you in another way.',
  'signInHelp.new': 'I do not have a username yet',
  'signInHelp.new.text': 'Register with an invitation, or register and then request access.',
  'signInHelp.code': 'I did not get a code',
  'signInHelp.code.text':
    'It can take up to 3 minutes. Check your spam folder, then request another; only the latest one works.',
  'signInHelp.browser': 'The page is blank or looks wrong',
  'signInHelp.browser.text':
    'Use the latest Chrome, Edge, Firefox, or Safari, and allow this site to store data.',
  'signInHelp.call': 'Talk to a person',
  'signInHelp.call.text': 'Say that you cannot sign in. We never ask for your password.',
  'signInHelp.failed': 'We could not load the email address and hours, but you can always call.',
  'signInHelp.back': 'Back to sign-in',
} as const;
