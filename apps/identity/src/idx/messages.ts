import { sayText } from '@forecourt/server';
import { en } from '@forecourt/validation/messages';
import type { FieldIssue } from '@forecourt/validation';

/** A message from the sign-in engine: our text, and the key by which clients translate it. */
export interface Message {
  readonly message: string;
  readonly i18n: { readonly key: string; readonly params?: readonly (string | number)[] };
  readonly class: 'INFO' | 'ERROR';
}

const ofClass =
  (messageClass: Message['class']) =>
  (key: string, message: string): Message => ({ message, i18n: { key }, class: messageClass });
const error = ofClass('ERROR');
const info = ofClass('INFO');

/** The message for a broken rule, with the rule's own key and text. */
export function ruleMessage({ key, params }: FieldIssue): Message {
  const message = sayText(en[key], params);
  return { message, i18n: { key, params: Object.values(params) }, class: 'ERROR' };
}

/** All messages of the sign-in engine, in the specification's words if it has any. */
export const messages = {
  /** MSG-08: the same for a wrong password and for a username that does not exist. */
  notRecognized: error('errors.E0000004', 'Username and/or password not recognized'),
  /** MSG-10: few tries remain before the lockout. */
  fewTriesLeft: error('errors.E0000004.few', 'Invalid Username or Password'),
  temporaryOver: error(
    'password.temporary.expired',
    'Your temporary password has expired. Ask your administrator for a new one, or reset your password.',
  ),
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
  sessionExpired: error('idx.session.expired', 'Your session has expired. Sign in again.'),
  transferred: error(
    'idx.transferred.to.new.tab',
    'This sign-in was completed elsewhere. You can close this page.',
  ),
  /** MSG-26 */
  tooManySms: error(
    'errors.E0000047.sms',
    'Only 5 consecutive SMS requests are allowed. Choose another way or try again in an hour.',
  ),
  factorSuspended: error(
    'authfactor.challenge.suspended_factor',
    'Maximum attempts, try again in 5 minutes or tomorrow',
  ),
  /** MSG-13 */
  answerWrong: error('incorrect', 'Answer not recognized.'),
  /** MSG-14 */
  currentWrong: error('password.currentWrong', 'Current Password not recognized.'),
  keyWrong: error('authfactor.webauthn.error', 'The security key was not recognized.'),
  denied: error('security.access_denied', 'The request was denied in the app.'),
  pushOver: error('oktaverify.timeout', 'The app did not respond in time. Send the request again.'),
  /** MSG-29, MSG-30 */
  linkOver: error('errors.E0000011', 'Link expired or invalid'),
  unlocked: info('oie.selfservice.unlock_user.success.message', 'Your account is unlocked.'),
  notUnique: error(
    'registration.error.notUniqueWithinOrg',
    'This username is not available. Choose another one.',
  ),
  notPossibleNow: error('errors.E0000079', 'This step is not possible right now.'),
} as const satisfies Record<string, Message>;
