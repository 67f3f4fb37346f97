import * as z from 'zod/mini';

const VALUE_CHARACTERS_MAX = 4000;
const filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(VALUE_CHARACTERS_MAX));

/** A code or an answer. */
export const codeBody = z.object({ credentials: z.object({ passcode: filled }) });

/** A password: blanks around it belong to it. */
export const passwordBody = z.object({
  credentials: z.object({
    passcode: z.string().check(z.minLength(1), z.maxLength(VALUE_CHARACTERS_MAX)),
    revokeSessions: z.optional(z.boolean()),
  }),
});

/** An authenticator that was chosen, with the method if it was chosen too. */
export const choiceBody = z.object({
  authenticator: z.object({
    id: z.string(),
    methodType: z.optional(z.string()),
    enrollmentId: z.optional(z.string()),
    phoneNumber: z.optional(z.string()),
  }),
});

/** Nothing but the handle. */
export const emptyBody = z.object({});

/** What a browser made of a security key's challenge, all base64url. */
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

/** The step that answers what was asked of a factor. */
export const CHALLENGE = {
  name: 'challenge-authenticator',
  path: 'challenge/answer',
  relatesTo: ['$.currentAuthenticatorEnrollment'],
} as const;

/** The step that ends the set-up of a factor. */
export const ENROLL = {
  name: 'enroll-authenticator',
  path: 'challenge/answer',
  relatesTo: ['$.currentAuthenticator'],
} as const;
