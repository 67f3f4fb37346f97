/** What an application asked for when it began the interaction. */
export interface InteractRequest {
  readonly redirectUri: string;
  readonly scope: string;
  readonly codeChallenge: string;
  readonly state: string;
  readonly nonce?: string | undefined;
  readonly maxAgeSeconds?: number | undefined;
  /** How sure the application wants to be of who it is. */
  readonly acrValues?: string | undefined;
}

/** What a person can have besides the password. */
export type FactorKind = 'email' | 'phone' | 'totp' | 'question' | 'verify' | 'webauthn';
export type Proof = 'password' | FactorKind;
export type Purpose = 'recover' | 'unlock' | 'register' | 'activate';
/** How a factor is used, in the protocol's words. */
export type Method =
  | 'email'
  | 'sms'
  | 'voice'
  | 'otp'
  | 'security_question'
  | 'push'
  | 'totp'
  | 'webauthn';

/** Something that is asked of a person and waited for. */
export interface Challenge {
  /** `none` when it goes to no one: the same page for people who do not exist. */
  readonly factorId: string;
  readonly kind: FactorKind;
  readonly method: Method;
  /** Null where no code was sent, or once it can't be used anymore. */
  readonly codeHash: string | null;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly wrongEntries: number;
  /** The random challenge of a security key, or the id of a push. */
  readonly data?: string;
}

/** A factor that is being set up. */
export interface Enrolment {
  readonly kind: Proof;
  /** True until the person gave what the factor needs, such as a phone number. */
  readonly needsData?: boolean;
  readonly profile?: Readonly<Record<string, string>>;
  /** Sealed. */
  readonly secret?: string;
  readonly challenge?: Challenge;
}

/** A person who registers and is in no table yet. */
export interface Registration {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isEmailProved: boolean;
}

/** What a sign-in knows so far. Each step makes new facts of the old ones. */
export interface Facts {
  /** Sign-in when it is not there. */
  readonly purpose?: Purpose | undefined;
  /** The username as typed; it may belong to no one. */
  readonly identifier?: string;
  readonly subject?: string;
  readonly verified: readonly Proof[];
  /** A factor that is chosen, while its method is not. */
  readonly choice?: { readonly factorId: string; readonly kind: FactorKind } | undefined;
  readonly challenge?: Challenge | undefined;
  readonly enrolment?: Enrolment | undefined;
  readonly registration?: Registration | undefined;
  /** What the person does not want to do now. */
  readonly skipped?: readonly ('enrolment' | 'newPassword')[];
  /** Hash of the link that began this; it is used up when the password is set. */
  readonly linkHash?: string | undefined;
  /** True once there is nothing to sign in to, as after an unlock. */
  readonly isOver?: boolean;
  /** Set once everything is proved. `grantId` is what the tokens are issued on. */
  readonly completed?: {
    readonly grantId: string;
    readonly at: string;
    readonly amr: readonly string[];
  };
}
