/** A message as the sign-in engine sends it: our words, and the key that clients translate by. */
export interface Message {
  readonly message: string;
  readonly i18n: { readonly key: string; readonly params?: readonly (string | number)[] };
  readonly class: 'INFO' | 'ERROR';
}

const error = (key: string, message: string): Message => ({
  message,
  i18n: { key },
  class: 'ERROR',
});

/** Every message of the sign-in engine. Texts are the specification's where it gives one. */
export const messages = {
  /** MSG-08: the same for a wrong password and for a user who does not exist. */
  notRecognized: error('errors.E0000004', 'Username and/or password not recognized'),
  /** MSG-10: a few tries remain before the lock-out. */
  fewTriesLeft: error('errors.E0000004.few', 'Invalid Username or Password'),
  /** MSG-24 */
  lockedOut: error('errors.E0000119', 'Maximum attempts, try again in 5 minutes or tomorrow'),
  /** MSG-27 */
  codeWrong: error('api.authn.error.PASSCODE_INVALID', 'Invalid verification code'),
  /** MSG-28 */
  codeExpired: error(
    'api.authn.error.PASSCODE_EXPIRED',
    'Your verification code has expired. Resend the code or log in again.',
  ),
  /** MSG-25 */
  sentRecently: error('errors.E0000109', 'A message was recently sent, wait 30 seconds'),
  tooManyRequests: error('tooManyRequests', 'Too many requests. Wait a few minutes and try again.'),
  fieldRequired: error('errors.required', 'Enter a value'),
  sessionExpired: error('idx.session.expired', 'The session has expired. Start the sign-in again.'),
  transferred: error(
    'idx.transferred.to.new.tab',
    'This sign-in was completed elsewhere. You can close this page.',
  ),
  notPossibleNow: error('errors.E0000079', 'This step is not possible now.'),
} as const satisfies Record<string, Message>;
