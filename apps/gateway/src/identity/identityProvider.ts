import type {
  CallName,
  Contract,
  ParsedRequestOf,
  ResponseOf,
} from '@forecourt/api-client/contract';
import type { FieldIssue, PersonFullName } from '@forecourt/validation';

type AnswerOf<N extends CallName> = ResponseOf<Contract[N]>;

/** A way to prove one's identity, as the contract presents it. */
export type ProviderFactor = AnswerOf<'listFactors'>['items'][number];
export type FactorType = ProviderFactor['factorType'];
export type NewFactor = ParsedRequestOf<Contract['enrollFactor']>['body'];
export type PendingFactor = AnswerOf<'enrollFactor'>;
export type ProviderEvent = AnswerOf<'listMfaLogs'>['items'][number];

/** A user as the provider stores it. */
export interface ProviderUser {
  readonly subject: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The destination of a message's link. */
export type OpenedLink = AnswerOf<'openAccountAction'> & {
  /** Continues the flow, and is of no use to anyone else; `null` if the flow is complete. */
  readonly stateToken: string | null;
};

/** The outcome of an attempt that only the provider can judge. */
export type ProviderResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: 'wrong' | 'recentlySent' | 'tooMany' | 'notFound' | 'refused';
      /** Rules that the input breaks, if the provider names them. */
      readonly fields?: readonly FieldIssue[];
    };

/** A person's change of their own password. */
export interface PasswordChange {
  readonly current: string;
  readonly newPassword: string;
  /** The session to keep, as identified in the token; `null` if it identifies none. */
  readonly sessionId: string | null;
}

/**
 * Manages people's passwords, authenticators, and links. Reached only over HTTP, with the vendor's
 * API, so that a host can use its own organization. Every method may throw a `Refusal`
 * `server.unavailable` while the provider can't be reached. Never logs names or secrets.
 */
export interface IdentityProvider {
  /** Whether it manages this issuer's users. All other methods are only for those. */
  manages(issuer: string): boolean;
  findUser(subject: string): Promise<ProviderUser | null>;
  findUsersByEmail(email: string): Promise<readonly ProviderUser[]>;
  /** Creates a user without a password and sends an invitation; refused if the username exists. */
  inviteUser(user: Omit<ProviderUser, 'subject'>): Promise<ProviderUser | ProviderResult>;
  /** Resends the invitation; refused once a password is set. */
  resendInvitation(subject: string): Promise<ProviderResult>;
  /** Sends a link to set a new password. `subjectOrUsername` is either. */
  sendResetLink(subjectOrUsername: string): Promise<ProviderResult>;
  /** Sends the username to the user's own address. */
  sendUsername(subject: string): Promise<ProviderResult>;
  /** Sets a temporary password for a single sign-in; `null` if the user doesn't exist. */
  makeTemporaryPassword(subject: string): Promise<string | null>;
  /** Sets whether the person may reset a forgotten password; `false` if the user doesn't exist. */
  allowRecovery(subject: string, isAllowed: boolean): Promise<boolean>;
  /** Changes the first and last name; `false` if the user doesn't exist. */
  renameUser(subject: string, name: PersonFullName): Promise<boolean>;
  /** Changes the password and ends the person's other sign-ins. */
  changePassword(subject: string, change: PasswordChange): Promise<ProviderResult>;
  /** Checks a password. Attempts count like sign-ins from `address`. */
  checkPassword(username: string, password: string, address: string): Promise<ProviderResult>;
  listFactors(subject: string): Promise<readonly ProviderFactor[]>;
  /** Factors that the user could still set up. */
  listAvailable(subject: string): Promise<readonly FactorType[]>;
  listQuestions(subject: string): Promise<readonly { questionKey: string; question: string }[]>;
  sendCode(subject: string, factorId: string): Promise<ProviderResult>;
  /** Sends another code to a phone that is still being set up. */
  resendCode(subject: string, factorId: string): Promise<ProviderResult>;
  verifyFactor(subject: string, factor: ProviderFactor, passCode: string): Promise<ProviderResult>;
  enrollFactor(subject: string, factor: NewFactor): Promise<PendingFactor | ProviderResult>;
  activateFactor(subject: string, factorId: string, passCode: string): Promise<ProviderResult>;
  removeFactor(subject: string, factorId: string): Promise<ProviderResult>;
  listEvents(subject: string, since: Date): Promise<readonly ProviderEvent[]>;
  /** Opens a message's link; `null` if it is used or invalid, `expired` if a reset's is too old. */
  openLink(token: string): Promise<OpenedLink | 'expired' | null>;
  answerQuestion(stateToken: string, answer: string): Promise<ProviderResult>;
  setPassword(stateToken: string, password: string): Promise<ProviderResult>;
}
