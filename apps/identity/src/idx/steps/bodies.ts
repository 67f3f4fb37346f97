import * as z from 'zod/mini';

const VALUE_CHARACTERS_MAX = 4000;
const filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(VALUE_CHARACTERS_MAX));

/** A one-time code. */
export const codeBody = z.object({ credentials: z.object({ passcode: filled }) });

/** A password; surrounding spaces are part of it. */
export const passwordBody = z.object({
  credentials: z.object({
    passcode: z.string().check(z.minLength(1), z.maxLength(VALUE_CHARACTERS_MAX)),
    revokeSessions: z.optional(z.boolean()),
  }),
});

/** A chosen authenticator, with its method if that was chosen too. */
export const choiceBody = z.object({
  authenticator: z.object({
    id: z.string(),
    methodType: z.optional(z.string()),
    enrollmentId: z.optional(z.string()),
    phoneNumber: z.optional(z.string()),
  }),
});

/** No fields other than the handle. */
export const emptyBody = z.object({});

/** The browser's result for a security key's challenge, in base64url. */
export const keyEnrolmentBody = z.object({
  credentials: z.object({
    clientData: filled,
    attestation: filled,
    transports: z.optional(z.string()),
  }),
});
export const keyAnswerBody = z.object({
  credentials: z.object({
    clientData: filled,
    authenticatorData: filled,
    signatureData: filled,
  }),
});

/** The step that answers a factor's challenge. */
export const CHALLENGE = {
  name: 'challenge-authenticator',
  path: 'challenge/answer',
  relatesTo: ['$.currentAuthenticatorEnrollment'],
} as const;

/** The step that completes a factor's enrollment. */
export const ENROLL = {
  name: 'enroll-authenticator',
  path: 'challenge/answer',
  relatesTo: ['$.currentAuthenticator'],
} as const;
