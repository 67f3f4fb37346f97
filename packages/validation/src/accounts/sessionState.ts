import * as z from 'zod/mini';
import { role } from '../access/roles.ts';
import { id, nullable, oneOf, shape, text } from '../core/shape.ts';

/** Whether the identity provider knows a session of the person. [ENT-03] */
export const SESSION_STATUSES = ['ACTIVE', 'INACTIVE'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** What a decoded access token says of its person besides the standard claims. [ENT-04 to ENT-06] */
export const tokenClaims = shape({
  username: text(100),
  /** The account that the provider's own profile of the person names. It selects, and grants nothing. */
  sysAccountId: z.optional(nullable(id)),
  /** Where the person goes after signing in, when nothing else was asked for. */
  redirectUrl: z.optional(nullable(text(500))),
  /** Who really sits there, where the token was issued in the person's name. */
  act: z.optional(shape({ sub: text(100) })),
});
export type TokenClaims = z.infer<typeof tokenClaims>;

/** What a browser keeps of the person besides what the gateway knows. No token is in it. [ENT-02, ENT-03] */
export const sessionRecord = shape({
  brand: text(40),
  /** The role on the account that was open first. */
  loginRole: role,
  /** The account that was open first, whatever the person has switched to since. */
  masterId: id,
  phone: nullable(text(20)),
  /** null: every fleet that the person may see. */
  selectedFleet: nullable(id),
  status: oneOf(SESSION_STATUSES),
});
export type SessionRecord = z.infer<typeof sessionRecord>;

/** The account that is open; `err` says why it could not be loaded the last time. [ENT-08] */
export const sessionAccount = shape({ sysAccountId: id, err: z.optional(text(80)) });
export type SessionAccount = z.infer<typeof sessionAccount>;

/** What stands under the session-state key. [ENT-07, STORE-10] */
export const sessionState = shape({
  user: nullable(sessionRecord),
  account: nullable(sessionAccount),
});
export type SessionState = z.infer<typeof sessionState>;
