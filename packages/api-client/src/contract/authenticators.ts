import { securityAnswer, securityQuestion } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { queryText, typedPassword } from './common.ts';
import { choice, flag, like, list, literal, oneOf, rows, shape, text } from './shapes.ts';

/** Authenticator types other than the password. [AUTH-25] */
export const FACTOR_TYPES = [
  'email',
  'sms',
  'call',
  'app',
  'question',
  'push',
  'webauthn',
] as const;
const factorType = oneOf(FACTOR_TYPES);
const factorId = queryText(80).check(z.minLength(1, { error: 'value.required' }));
const passCode = text.check(z.trim(), z.maxLength(40, { error: 'text.tooLong' }));
const proof = shape({ provedUntil: z.nullable(text) });
const PROOF_ERRORS = ['identity.notManaged', 'lockout.wait'] as const;

const factor = shape({
  factorId,
  factorType,
  /** `pending` until the first code activates it. */
  state: oneOf(['active', 'pending']),
  /** What identifies it to the user: a masked address or number, or the question. */
  label: z.nullable(text),
});

/**
 * [GW-68] Reauthenticates the signed-in user by password. For the next 10 minutes, the same token
 * may change authenticators and secrets. Sign-in itself happens at the identity provider.
 */
export const authenticateAgain = call('POST /okta/authenticate', null, {
  summary: 'Confirm the signed-in user by password',
  body: shape({ password: text.check(z.minLength(1, { error: 'password.currentRequired' })) }),
  response: proof,
  errors: ['password.currentWrong', ...PROOF_ERRORS],
});

/** [SCREEN-12, SCREEN-14] */
export const listFactors = call('GET /okta/factors', null, {
  summary: 'List the user’s authenticators and those that can be set up',
  response: shape({ items: list(factor), available: list(factorType) }),
  errors: ['identity.notManaged'],
});

/** [GW-69] [MSG-25] [MSG-26] */
export const sendFactorCode = call('POST /okta/factors/send', null, {
  summary: 'Send a one-time code to one of the user’s authenticators',
  body: shape({ factorId }),
  response: shape({ sent: flag }),
  errors: [
    'factor.notFound',
    'verificationCode.recentlySent',
    'verificationCode.tooManySms',
    ...PROOF_ERRORS,
  ],
});

/** [GW-70] [MSG-27] A correct code or answer reauthenticates, as `authenticateAgain` does. */
export const verifyFactor = call('POST /okta/factors/verify', null, {
  summary: 'Confirm the signed-in user by authenticator',
  body: shape({ factorId, passCode }),
  response: proof,
  errors: [
    'factor.notFound',
    'verificationCode.invalid',
    'securityAnswer.notRecognized',
    ...PROOF_ERRORS,
  ],
});

/** [GW-71] Requires a recent proof. All but questions must be finished with `activateFactor`. */
export const enrollFactor = call('POST /okta/factors/enroll', null, {
  summary: 'Start setting up an authenticator',
  body: choice('factorType', [
    shape({ factorType: oneOf(['sms', 'call']), phoneNumber: text }),
    shape({ factorType: literal('app') }),
    shape({
      factorType: literal('question'),
      /** A key from `listSecurityQuestions`, or the user's own question. */
      question: securityQuestion,
      answer: securityAnswer,
    }),
  ]),
  response: shape({
    factor,
    /** For an app: the QR code as a data URL, and the secret for manual entry. */
    activation: z.nullable(shape({ qrCode: text, sharedSecret: text })),
  }),
  errors: [
    'auth.proofNeeded',
    'factor.refused',
    'verificationCode.recentlySent',
    'verificationCode.tooManySms',
    ...PROOF_ERRORS,
  ],
  changes: ['factor'],
});

/** [GW-72] */
export const activateFactor = call('POST /okta/factors/activate', null, {
  summary: 'Finish setting up an authenticator with its first code',
  body: shape({ factorId, passCode }),
  response: shape({ factor }),
  errors: ['auth.proofNeeded', 'factor.notFound', 'verificationCode.invalid', ...PROOF_ERRORS],
  changes: ['factor'],
});

/** Requires a recent proof. The email address that receives messages cannot be removed. */
export const removeFactor = call('DELETE /okta/factors/:factorId', null, {
  summary: 'Remove one of the user’s authenticators',
  params: shape({ factorId }),
  response: shape({ done: flag }),
  errors: ['auth.proofNeeded', 'factor.notFound', 'factor.isNeeded', 'identity.notManaged'],
  changes: ['factor'],
});

/** [GW-80] */
export const listSecurityQuestions = call('GET /okta/securityquestions', null, {
  summary: 'List available security questions',
  response: shape({ items: rows({ questionKey: text, question: text }) }),
  errors: ['identity.notManaged'],
});

/** [GW-76] Same as `changePassword`, without a user ID. */
export const changeOwnPassword = call('POST /okta/password/change', null, {
  summary: 'Change the signed-in user’s password',
  body: shape({
    currentPassword: text.check(z.minLength(1, { error: 'password.currentRequired' })),
    newPassword: typedPassword,
  }),
  response: shape({ done: flag }),
  errors: ['password.currentWrong', 'password.refused', ...PROOF_ERRORS],
});

/** [GW-81] The caller's own log, or that of a user the caller manages; newest first. */
export const listMfaLogs = call('GET /okta/mfalogs/:oktaUserId/:since', null, {
  summary: 'List a user’s sign-in and authenticator events since a given time',
  params: shape({
    /** The user's ID at the identity provider: the `sub` claim of their tokens. */
    oktaUserId: queryText(60),
    /** A UTC instant in ISO 8601. */
    since: like(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?Z)?$/),
  }),
  response: shape({
    items: rows({
      eventId: text,
      occurredAt: text,
      kind: text,
      outcome: oneOf(['success', 'failure']),
    }),
  }),
  errors: ['identity.notManaged', 'user.notFound'],
});
