import type { FieldIssue, PersonFullName } from '@forecourt/validation';

/** Ways to prove who one is, as the contract names them. */
export type FactorType = 'email' | 'sms' | 'call' | 'app' | 'question' | 'push' | 'webauthn';

/** A user as the provider keeps it. */
export interface ProviderUser {
  readonly subject: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface ProviderFactor {
  readonly factorId: string;
  readonly factorType: FactorType;
  readonly state: 'active' | 'pending';
  readonly label: string | null;
}

export type NewFactor =
  | { readonly factorType: 'sms' | 'call'; readonly phoneNumber: string }
  | { readonly factorType: 'app' }
  | { readonly factorType: 'question'; readonly question: string; readonly answer: string };

export interface BegunFactor {
  readonly factor: ProviderFactor;
  readonly activation: { readonly qrCode: string; readonly sharedSecret: string } | null;
}

export interface ProviderEvent {
  readonly eventId: string;
  readonly occurredAt: string;
  readonly kind: string;
  readonly outcome: 'success' | 'failure';
}

/** What the link of a message leads to. `next` goes on with it. */
export interface OpenedLink {
  readonly action: 'setPassword' | 'answerQuestion' | 'unlocked';
  readonly username: string | null;
  readonly question: string | null;
  /** Goes on with it, and is of no use to anyone else. */
  readonly stateToken: string | null;
}

/** How an attempt went that only the provider can judge. */
export type Judged =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'wrong' | 'recentlySent' | 'tooMany' | 'notFound' | 'refused';
      /** Rules that an entry breaks, where the provider names them. */
      readonly fields?: readonly FieldIssue[];
    };

/** One's own password in place of the one of now. */
export interface PasswordChange {
  readonly current: string;
  readonly wanted: string;
  /** The sign-in that stays, as the token names it. */
  readonly sessionId: string | null;
}

/**
 * Who keeps people's passwords, authenticators and links. The gateway reaches it by HTTP alone, with
 * the vendor's calls; a host points it at its own organization. Every method may throw a `Refusal`
 * `server.unavailable` while the provider cannot be reached. Names and secrets are never logged.
 */
export interface IdentityProvider {
  /** Whether it keeps the users of this issuer; all other methods are for those alone. */
  manages(issuer: string): boolean;
  findUser(subject: string): Promise<ProviderUser | null>;
  findUsersByEmail(email: string): Promise<readonly ProviderUser[]>;
  /** Makes a user without a password and sends the invitation; null: the username is taken. */
  inviteUser(user: Omit<ProviderUser, 'subject'>): Promise<ProviderUser | null>;
  /** Sends the invitation again; refused once a password is set. */
  resendInvitation(subject: string): Promise<Judged>;
  /** Sends a link to set a new password. `who`: a subject or a username. */
  sendResetLink(who: string): Promise<Judged>;
  /** Sends a message with the username to the user's own address. */
  sendUsername(subject: string): Promise<Judged>;
  /** Replaces the password by a temporary one, which is good for one sign-in; null: no such user. */
  makeTemporaryPassword(subject: string): Promise<string | null>;
  /** Whether the person may reset a forgotten password there; false: no such user. */
  allowRecovery(subject: string, isAllowed: boolean): Promise<boolean>;
  /** Changes first and last name; false: no such user. */
  renameUser(subject: string, name: PersonFullName): Promise<boolean>;
  /** Wherever else the person is signed in ends. */
  changePassword(subject: string, change: PasswordChange): Promise<Judged>;
  /** Whether the password is right; tries count as those of a sign-in from `address`. */
  checkPassword(username: string, password: string, address: string): Promise<Judged>;
  listFactors(subject: string): Promise<readonly ProviderFactor[]>;
  /** What the user could set up besides what is there. */
  listAvailable(subject: string): Promise<readonly FactorType[]>;
  listQuestions(subject: string): Promise<readonly { questionKey: string; question: string }[]>;
  sendCode(subject: string, factorId: string): Promise<Judged>;
  verifyFactor(subject: string, factor: ProviderFactor, passCode: string): Promise<Judged>;
  enrollFactor(subject: string, factor: NewFactor): Promise<BegunFactor | Judged>;
  activateFactor(subject: string, factorId: string, passCode: string): Promise<Judged>;
  removeFactor(subject: string, factorId: string): Promise<Judged>;
  listEvents(subject: string, since: Date): Promise<readonly ProviderEvent[]>;
  /** Opens the link of a message; null: it is used, over or none of ours; `expired`: a reset's, to ask for again. */
  openLink(token: string): Promise<OpenedLink | 'expired' | null>;
  answerQuestion(stateToken: string, answer: string): Promise<Judged>;
  setPassword(stateToken: string, password: string): Promise<Judged>;
}
