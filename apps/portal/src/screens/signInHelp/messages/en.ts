/** English texts of the help that needs no session: ICU messages. */
export const en = {
  'signInHelp.title': 'Help with signing in',
  'signInHelp.subtitle': 'Most of it is solved here in two minutes.',
  'signInHelp.password': 'I forgot my password',
  'signInHelp.password.text':
    'Prove who you are by email, text message or your question, and set a new one.',
  'signInHelp.username': 'I forgot my user name',
  'signInHelp.username.text': 'We send it to the email address of your profile.',
  'signInHelp.locked': 'My account is locked',
  'signInHelp.locked.text':
    'Five wrong tries lock it. Unlock it with a second way to prove who you are.',
  'signInHelp.new': 'I have no user name yet',
  'signInHelp.new.text': 'Register with an invitation, or ask for access once you are registered.',
  'signInHelp.code': 'No code arrives',
  'signInHelp.code.text':
    'It takes up to 3 minutes. Check your spam folder, then ask for another: only the newest one works.',
  'signInHelp.browser': 'The page is blank or looks wrong',
  'signInHelp.browser.text':
    'Use the newest Chrome, Edge, Firefox or Safari and allow its storage for this site.',
  'signInHelp.call': 'Talk to a person',
  'signInHelp.call.text': 'Say that you cannot sign in. Nobody asks for your password.',
  'signInHelp.failed': 'Email and hours could not be loaded; the phone number always works.',
  'signInHelp.back': 'Back to sign-in',
} as const;
