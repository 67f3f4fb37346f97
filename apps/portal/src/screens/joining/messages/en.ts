/** English texts for users without an account, and of the terms. */
export const en = {
  'guest.title': 'Welcome, you are almost in',
  'guest.subtitle': 'You are signed in but do not have access to an account yet.',
  'guest.locked.title': 'Your access is locked',
  'guest.locked':
    'An administrator locked your access to the account. Ask an administrator to unlock it, or call {phone}.',
  'guest.ask.text':
    'An administrator of the account will review your request. The account number is on any statement.',
  'guest.number': 'Account number',
  'guest.note': 'Note to the administrators',
  'guest.optional': 'optional',
  'guest.send': 'Request access',
  'guest.sent': 'Request sent. We will email you once an administrator decides.',
  'guest.requests': 'Your requests',
  'guest.request': 'Account {number}',
  'guest.request.at': 'Requested {at}',
  'guest.request.until': 'Requested {at} · expires {until}',
  'guest.state.pending': 'Pending',
  'guest.state.approved': 'Approved',
  'guest.state.denied': 'Denied',
  'guest.open': 'Open the portal',
  'guest.invited': 'Expected to have access? Ask whoever invited you, or call {phone}.',
  'guest.error.membership.tooMany':
    'You have requested access to several accounts. Wait for an answer, or until a request expires.',
  'guest.error.account.numberInvalid': 'Account Number not valid',
  'guest.error.other': 'There was an issue submitting the form',

  'forgotUsername.title': 'Forgot username',
  'forgotUsername.subtitle': 'We will send it to the email address in your profile.',
  'forgotUsername.email': 'Email',
  'forgotUsername.send': 'Send my username',
  'forgotUsername.sent': 'If {email} is on file, we have sent your username to it.',
  'forgotUsername.failed': 'There was an issue submitting the form',
  'forgotUsername.tooMany': 'Too many requests. Wait a few minutes and try again.',
  'forgotUsername.back': 'Back to sign-in',

  'terms.title': 'Terms and conditions',
  'terms.subtitle': 'Version {version}, in effect since {day}',
  'terms.accept': 'I accept the terms and conditions',
  'terms.acceptNow': 'Accept and continue',
  'terms.missing': 'Accept the terms and conditions to continue',
  'terms.accepted': 'You accepted this version {at}.',
  'terms.failed': 'Error processing your request',
  'terms.superseded':
    'The terms and conditions have changed. Read the new version, then accept it.',
  'terms.what': 'The terms and conditions',
  'terms.signOut': 'Sign out',
} as const;
