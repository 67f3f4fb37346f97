import type {
  CallName,
  Contract,
  ParsedRequestOf,
  ResponseOf,
} from '@forecourt/api-client/contract';
import type { FieldIssue, PersonFullName } from '@forecourt/validation';

type AnswerOf<N extends CallName> = ResponseOf<Contract[N]>;

/** A way to prove who one is, as the contract shows it. */
export type ProviderFactor = AnswerOf<'listFactors'>['items'][number];
export type FactorType = ProviderFactor['factorType'];
export type NewFactor = ParsedRequestOf<Contract['enrollFactor']>['body'];
export type BegunFactor = AnswerOf<'enrollFactor'>;
export type ProviderEvent = AnswerOf<'listMfaLogs'>['items'][number];

/** A user as the provider keeps it. */
export interface ProviderUser {
  readonly subject: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What the link of a message leads to. */
export type OpenedLink = AnswerOf<'openAccountAction'> & {
  /** Goes on with it, and is of no use to anyone else. */
  readonly stateToken: string | null;
};

/** How an attempt went that only the provider can judge. */
export type Judged =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'wrong' | 'recentlySent' | 'tooMany' | 'notFound' | 'refused';
      /** Rules that an entry breaks, where the provider names them. */
      readonly fields?: readonly FieldIssue[];
    };

/** A person's own change of their password. */
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
  /** Makes a user without a password and sends the invitation; refused where the username is taken. */
  inviteUser(user: Omit<ProviderUser, 'subject'>): Promise<ProviderUser | Judged>;
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
  /** Ends the person's other sign-ins. */
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
