import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));
const seconds = z.int().check(z.minimum(1));
const count = z.int().check(z.minimum(1));
const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const address = z.url({ protocol: /^https?$/ });
const origin = z
  .string()
  .check(z.refine((value) => URL.canParse(value) && new URL(value).origin === value));

/** A person who can sign in, with the address that receives the one-time codes. */
export const userSchema = z.object({
  subject: text,
  username: text,
  password: text,
  firstName: text,
  lastName: text,
  email: z.email(),
  /** True for a password that someone else chose: the person must replace it. */
  mustChangePassword: z.optional(z.boolean()),
  /** True for a person who may not reset a forgotten password. */
  isRecoveryDisallowed: z.optional(z.boolean()),
  /** True for someone of the provider who may see accounts as their people do. */
  mayEmulate: z.optional(z.boolean()),
  /** What applications are told in access tokens: the account that is open first, and where to go. [ENT-05, ENT-06] */
  claims: z.optional(
    z.strictObject({ sysAccountId: z.optional(text), redirectUrl: z.optional(text) }),
  ),
});

/** What can be set up at sign-in, besides password and email. */
const enrollable = z.enum(['phone', 'totp', 'question', 'verify', 'webauthn']);

const clientSchema = z.strictObject({
  id: name,
  name: text,
  /** For an application with a server of its own, which shows it at interact and for tokens. */
  secret: z.optional(z.string().check(z.minLength(32))),
  redirectUris: z.array(address).check(z.minLength(1)),
  postLogoutRedirectUris: z.array(address),
  origins: z.array(origin),
  /** Where the server of an application is told that a sign-in has ended. */
  backchannelLogoutUri: z.optional(address),
  scopes: z.array(z.enum(['openid', 'profile', 'email', 'offline_access'])).check(z.minLength(1)),
});

const issuerSchema = z.strictObject({
  name,
  clients: z.array(name),
  /** False: the person is asked first where to send the code. */
  sendsCodeAtOnce: z.boolean(),
  /** True: people may register themselves. */
  allowsRegistration: z.optional(z.boolean()),
  /** True: people may unlock their accounts themselves. */
  allowsUnlock: z.optional(z.boolean()),
  /** True: a security answer counts as second factor. It is always asked for at recovery. */
  asksQuestionsAtSignIn: z.optional(z.boolean()),
  /** What people must set up when they sign in, and what they are offered to. */
  enrolments: z.optional(
    z.strictObject({ required: z.array(enrollable), optional: z.array(enrollable) }),
  ),
  /** Passwords end after so many days, and are told so before. */
  passwordAge: z.optional(z.strictObject({ daysMax: count, warnDays: count })),
  /** Providers where people can sign in instead; the browser goes to `href`. */
  identityProviders: z.optional(
    z.array(
      z.strictObject({ id: name, name: text, type: z.enum(['OIDC', 'SAML2']), href: address }),
    ),
  ),
  /** A file with more users, an array like `users`. */
  peopleFile: z.optional(text),
  users: z.array(userSchema),
});

/** What a configuration file holds; every member is needed, a member that is not known is refused. */
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
