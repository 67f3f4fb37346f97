import type { MessageKey } from '../messages/keys.ts';

/**
 * Refusals by the gateway of sign-in, account security, and personal data requests, in addition to
 * those from the rules. [MSG-09, MSG-11 to MSG-15, MSG-21, MSG-22, MSG-27, MSG-34]
 */
export const SESSION_REFUSALS = [
  'password.currentWrong',
  'password.refused',
  'securityCode.notRecognized',
  'securityCode.expired',
  'verificationCode.invalid',
  'securityAnswer.notRecognized',
  'account.numberInvalid',
  'account.notFound',
  'factor.notFound',
  'factor.refused',
  'factor.isNeeded',
  'access.userLocked',
  'user.notFound',
  'user.usernameTaken',
  'identity.notManaged',
  'auth.codeNeeded',
  'auth.proofNeeded',
  'auth.tokenInvalid',
  'terms.superseded',
  'membership.tooMany',
  'membership.decided',
  'membership.notFound',
  'draft.secret',
  'draft.tooLarge',
  'draft.tooMany',
  'properties.tooMany',
  'properties.tooLarge',
  'service.notConfigured',
  'service.notEnrolled',
] as const satisfies readonly MessageKey[];
