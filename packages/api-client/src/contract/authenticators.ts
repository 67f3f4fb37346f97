import { securityAnswer, securityQuestion } from '@forecourt/validation';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { queryText } from './common.ts';
import { flag, list, oneOf, rows, shape, text } from './shapes.ts';

/** Ways to prove who one is, besides the password. [AUTH-25] */
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
  /** Set up, or begun and not yet proved. */
  state: oneOf(['active', 'pending']),
  /** Where it leads to, so that a person knows it again: a masked address or number, the question. */
  label: z.nullable(text),
});

/**
 * [GW-68] Proves again who the signed-in person is, by the password. For 10 minutes the same token may
 * then change authenticators and secrets. Signing in itself goes to the identity provider.
 */
export const authenticateAgain = call('POST /okta/authenticate', null, {
  summary: 'Confirm the signed-in user by password',
  body: shape({ password: text.check(z.minLength(1, { error: 'password.currentRequired' })) }),
  response: proof,
  errors: ['password.currentWrong', ...PROOF_ERRORS],
});

/** What the person has set up, and what could be. [SCREEN-12, SCREEN-14] */
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

/** [GW-70] [MSG-27] A right code, or answer, is a proof like `authenticateAgain`. */
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

const changing = { changes: ['factor'] } as const;

/** [GW-71] Needs a recent proof. A question is set up at once, everything else by `activateFactor`. */
export const enrollFactor = call('POST /okta/factors/enroll', null, {
  ...changing,
  summary: 'Start setting up an authenticator',
  body: z.discriminatedUnion(
    'factorType',
    [
      shape({
        factorType: z.literal(['sms', 'call'], { error: 'value.invalid' }),
        phoneNumber: text,
      }),
      shape({ factorType: z.literal('app', { error: 'value.invalid' }) }),
      shape({
        factorType: z.literal('question', { error: 'value.invalid' }),
        /** A key of `listSecurityQuestions`, or the person's own words. */
        question: securityQuestion,
        answer: securityAnswer,
      }),
    ],
    { error: 'value.invalid' },
  ),
  response: shape({
    factor,
    /** For an app: the picture to scan (a data address) and the secret to type. */
    activation: z.nullable(shape({ qrCode: text, sharedSecret: text })),
  }),
  errors: [
    'auth.proofNeeded',
    'factor.refused',
    'verificationCode.recentlySent',
    'verificationCode.tooManySms',
    ...PROOF_ERRORS,
  ],
});

/** [GW-72] */
export const activateFactor = call('POST /okta/factors/activate', null, {
  ...changing,
  summary: 'Finish setting up an authenticator with its first code',
  body: shape({ factorId, passCode }),
  response: shape({ factor }),
  errors: ['auth.proofNeeded', 'factor.notFound', 'verificationCode.invalid', ...PROOF_ERRORS],
});

/** Needs a recent proof; the email address that messages go to stays. */
export const removeFactor = call('DELETE /okta/factors/:factorId', null, {
  ...changing,
  summary: 'Remove one of the user’s authenticators',
  params: shape({ factorId }),
  response: shape({ done: flag }),
  errors: ['auth.proofNeeded', 'factor.notFound', 'factor.isNeeded', 'identity.notManaged'],
});

/** [GW-80] */
export const listSecurityQuestions = call('GET /okta/securityquestions', null, {
  summary: 'List available security questions',
  response: shape({ items: rows({ questionKey: text, question: text }) }),
  errors: ['identity.notManaged'],
});

/** [GW-76] As `changePassword`, without an id. */
export const changeOwnPassword = call('POST /okta/password/change', null, {
  summary: 'Change the signed-in user’s password',
  body: shape({
    currentPassword: text.check(z.minLength(1, { error: 'password.currentRequired' })),
    newPassword: text.check(z.maxLength(200, { error: 'text.tooLong' })),
  }),
  response: shape({ done: flag }),
  errors: ['password.currentWrong', 'password.refused', ...PROOF_ERRORS],
});

/** [GW-81] One’s own log, or that of a person whose users the caller manages. Newest first. */
export const listMfaLogs = call('GET /okta/mfalogs/:oktaUserId/:since', null, {
  summary: 'List a user’s sign-in and authenticator events since a given time',
  params: shape({
    /** The provider's id of the person: `sub` of their tokens. */
    oktaUserId: queryText(60),
    /** An instant in UTC, ISO 8601. */
    since: text.check(
      z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?Z)?$/, { error: 'value.invalid' }),
    ),
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
