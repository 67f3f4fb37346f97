import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const seconds = z.int().check(z.minimum(1));
const count = z.int().check(z.minimum(1));
const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const address = z.url({ protocol: /^https?$/ });
const origin = z
  .string()
  .check(z.refine((value) => URL.canParse(value) && new URL(value).origin === value));

/** A person who can sign in; one-time codes go to `email`. */
export const userSchema = z.object({
  subject: text,
  username: text,
  password: text,
  firstName: text,
  lastName: text,
  email: z.email(),
  /** Set if someone else chose the password, so that the person must replace it. */
  mustChangePassword: z.optional(z.boolean()),
  /** Set if the person may not reset a forgotten password. */
  isRecoveryDisallowed: z.optional(z.boolean()),
  /** Set for the provider's staff who may use accounts in their owners' names. */
  mayEmulate: z.optional(z.boolean()),
  /** Access-token claims: the account to open first, where to redirect. [ENT-05, ENT-06] */
  claims: z.optional(
    z.strictObject({ sysAccountId: z.optional(text), redirectUrl: z.optional(text) }),
  ),
});

/** Factors that can be enrolled at sign-in, in addition to password and email. */
const enrollable = z.enum(['phone', 'totp', 'question', 'verify', 'webauthn']);

const clientSchema = z.strictObject({
  id: name,
  name: text,
  /** For applications with their own server, which sends it to the interact and token endpoints. */
  secret: z.optional(z.string().check(z.minLength(32))),
  redirectUris: z.array(address).check(z.minLength(1)),
  postLogoutRedirectUris: z.array(address),
  origins: z.array(origin),
  /** Where the application's server is notified that a sign-in has ended. */
  backchannelLogoutUri: z.optional(address),
  scopes: z.array(z.enum(['openid', 'profile', 'email', 'offline_access'])).check(z.minLength(1)),
});

const issuerSchema = z.strictObject({
  name,
  clients: z.array(name),
  /** If `false`, the person first chooses where to send the code. */
  sendsCodeAtOnce: z.boolean(),
  /** Whether people may register themselves. */
  allowsRegistration: z.optional(z.boolean()),
  /** Whether people may unlock their own accounts. */
  allowsUnlock: z.optional(z.boolean()),
  /** Whether a security answer counts as a second factor. Recovery always asks for it. */
  asksQuestionsAtSignIn: z.optional(z.boolean()),
  /** Factors that people must enroll at sign-in, and those that they are offered. */
  enrolments: z.optional(
    z.strictObject({ required: z.array(enrollable), optional: z.array(enrollable) }),
  ),
  /** Passwords expire after `daysMax` days; people are warned from `warnDays` days before. */
  passwordAge: z.optional(z.strictObject({ daysMax: count, warnDays: count })),
  /** Providers that people can sign in with instead; the browser goes to `href`. */
  identityProviders: z.optional(
    z.array(
      z.strictObject({ id: name, name: text, type: z.enum(['OIDC', 'SAML2']), href: address }),
    ),
  ),
  /** Path of a JSON file with more users, in the format of `users`. */
  peopleFile: z.optional(text),
  users: z.array(userSchema),
});

/** The configuration file's format; unknown members are refused. */
export const fileSchema = z.strictObject({
  audience: text,
  issuers: z.array(issuerSchema).check(z.minLength(1)),
  clients: z.array(clientSchema).check(z.minLength(1)),
  lifetimesSeconds: z.strictObject({
    accessToken: seconds,
    idToken: seconds,
    refreshToken: seconds,
    signIn: seconds,
    interactionCode: seconds,
    session: seconds,
  }),
  verificationCode: z.strictObject({ sentPerHourMax: count }),
  lockout: z.strictObject({
    wrongPasswordsMax: count,
    fewTriesLeft: count,
  }),
  rateLimits: z.strictObject({
    signInsPerAddressPerMinute: count,
    stepsPerAddressPerMinute: count,
  }),
});

export type ConfiguredUser = z.infer<typeof userSchema>;
export type ClientConfig = z.infer<typeof clientSchema>;
export type IssuerConfig = z.infer<typeof issuerSchema>;
export type FileConfig = z.infer<typeof fileSchema>;
