/** The parameters with which an application began the interaction. */
export interface InteractRequest {
  readonly redirectUri: string;
  readonly scope: string;
  readonly codeChallenge: string;
  readonly state: string;
  readonly nonce?: string | undefined;
  readonly maxAgeSeconds?: number | undefined;
  /** The levels of assurance that the application requests. */
  readonly acrValues?: string | undefined;
}

/** Factors that a person can have in addition to the password. */
export type FactorKind = 'email' | 'phone' | 'totp' | 'question' | 'verify' | 'webauthn';
export type Proof = 'password' | FactorKind;
export type Purpose = 'recover' | 'unlock' | 'register' | 'activate';
/** How a factor is used, in the protocol's terms. */
export type Method =
  | 'email'
  | 'sms'
  | 'voice'
  | 'otp'
  | 'security_question'
  | 'push'
  | 'totp'
  | 'webauthn';

/** A challenge that the person has yet to answer. */
export interface Challenge {
  /** `none` if it is nobody's, so that unknown usernames lead to the same page. */
  readonly factorId: string;
  readonly kind: FactorKind;
  readonly method: Method;
  /** `null` if no code was sent, or once the code is no longer valid. */
  readonly codeHash: string | null;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly wrongEntries: number;
  /** The random challenge of a security key, or the id of a push. */
  readonly data?: string;
}

/** A factor that is being enrolled. */
export interface Enrolment {
  readonly kind: Proof;
  /** Set until the person provides what the factor needs, such as a phone number. */
  readonly needsData?: boolean;
  readonly profile?: Readonly<Record<string, string>>;
  /** Encrypted by `seal`. */
  readonly secret?: string;
  readonly challenge?: Challenge;
}

/** A person who is registering and has no user row yet. */
export interface Registration {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isEmailProved: boolean;
}

/** What a sign-in has established so far. Each step derives new facts from the old ones. */
export interface Facts {
  /** `undefined` means an ordinary sign-in. */
  readonly purpose?: Purpose | undefined;
  /** The username as typed; it may belong to no one. */
  readonly identifier?: string;
  readonly subject?: string;
  readonly verified: readonly Proof[];
  /** A chosen factor whose method has not been chosen yet. */
  readonly choice?: { readonly factorId: string; readonly kind: FactorKind } | undefined;
  readonly challenge?: Challenge | undefined;
  readonly enrolment?: Enrolment | undefined;
  readonly registration?: Registration | undefined;
  /** What the person has skipped for now. */
  readonly skipped?: readonly ('enrolment' | 'newPassword')[];
  /** Hash of the link that began this; the link is spent when the password is set. */
  readonly linkHash?: string | undefined;
  /** Set once there is nothing left to sign in to, such as after an unlock. */
  readonly isOver?: boolean;
  /** Set once everything is verified. Tokens are issued on `grantId`. */
  readonly completed?: {
    readonly grantId: string;
    /** When the person signed in, which is earlier if their session was resumed. */
    readonly at: string;
    readonly amr: readonly string[];
  };
}
