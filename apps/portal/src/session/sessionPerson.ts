import type { SessionRecord, SessionUser, TokenClaims } from '@forecourt/validation';

/** Everything that a page knows of the person who is signed in. [ENT-01 to ENT-05] */
export interface SessionPerson extends SessionUser, SessionRecord {
  /** The current access token, read each time because it is renewed; null: there is none. */
  readonly authToken: string | null;
  /** Where the provider sends the person after the sign-in; null: nowhere of its own. */
  readonly redirectUrl: string | null;
}

export interface PersonParts {
  /** What the gateway knows. */
  readonly user: SessionUser;
  /** What the browser keeps. */
  readonly record: SessionRecord;
  readonly authToken: () => string | null;
  /** Null where an organization issues tokens that only the gateway can read. */
  readonly claims: TokenClaims | null;
}

/** The gateway's, the browser's and the token's part of the person; the token says the username. [ENT-01 to ENT-05] */
export const sessionPerson = ({ user, record, authToken, claims }: PersonParts): SessionPerson => ({
  ...user,
  ...record,
  username: claims?.username ?? user.username,
  redirectUrl: claims?.redirectUrl ?? null,
  get authToken() {
    return authToken();
  },
});
