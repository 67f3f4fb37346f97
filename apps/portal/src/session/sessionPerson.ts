import type { SessionRecord, SessionUser, TokenClaims } from '@forecourt/validation';

/** Everything that a page knows about the signed-in user. [ENT-01 to ENT-05] */
export interface SessionPerson extends SessionUser, SessionRecord {
  /** The current access token, read each time because it is renewed; null if there is none. */
  readonly authToken: string | null;
  /** Where the provider sends the user after sign-in; null if it names no address. */
  readonly redirectUrl: string | null;
}

export interface PersonParts {
  /** The gateway's part. */
  readonly user: SessionUser;
  /** The part stored in the browser. */
  readonly record: SessionRecord;
  readonly authToken: () => string | null;
  /** null if the organization's tokens can be read only by the gateway. */
  readonly claims: TokenClaims | null;
}

/** Merges gateway, browser, and token data; the token's username wins. [ENT-01 to ENT-05] */
export const sessionPerson = ({ user, record, authToken, claims }: PersonParts): SessionPerson => ({
  ...user,
  ...record,
  username: claims?.username ?? user.username,
  redirectUrl: claims?.redirectUrl ?? null,
  get authToken() {
    return authToken();
  },
});
