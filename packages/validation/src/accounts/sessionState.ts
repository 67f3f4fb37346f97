import * as z from 'zod/mini';
import { role } from '../access/roles.ts';
import { id, nullable, oneOf, shape, text } from '../core/shape.ts';

/** Whether the identity provider has a session for the person. [ENT-03] */
export const SESSION_STATUSES = ['ACTIVE', 'INACTIVE'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** Claims of a decoded access token, in addition to the standard ones. [ENT-04 to ENT-06] */
export const tokenClaims = shape({
  username: text(100),
  /** The account in the provider's own profile of the person. It selects but grants nothing. */
  sysAccountId: z.optional(nullable(id)),
  /** Where to go after sign-in if no other page was requested. */
  redirectUrl: z.optional(nullable(text(500))),
  /** The person who is really acting, if the token was issued for an emulated user. */
  act: z.optional(shape({ sub: text(100) })),
});
export type TokenClaims = z.infer<typeof tokenClaims>;

/** What a browser stores about the user beyond the gateway's data; no token. [ENT-02, ENT-03] */
export const sessionRecord = shape({
  brand: text(40),
  /** The role on the account that was opened first. */
  loginRole: role,
  /** The account that was opened first, regardless of later switches. */
  masterId: id,
  phone: nullable(text(20)),
  /** `null` means every fleet that the user may see. */
  selectedFleet: nullable(id),
  status: oneOf(SESSION_STATUSES),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/** The open account; `err` is why it last failed to load, if it did. [ENT-08] */
export const sessionAccount = shape({ sysAccountId: id, err: z.optional(text(80)) });
export type SessionAccount = z.infer<typeof sessionAccount>;

/** The value stored under the session-state key. [ENT-07, STORE-10] */
export const sessionState = shape({
  user: nullable(sessionRecord),
  account: nullable(sessionAccount),
});
export type SessionState = z.infer<typeof sessionState>;
