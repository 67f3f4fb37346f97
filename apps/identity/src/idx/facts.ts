/** What an application asked for when it began the interaction. */
export interface InteractRequest {
  readonly redirectUri: string;
  readonly scope: string;
  readonly codeChallenge: string;
  readonly state: string;
  readonly nonce?: string | undefined;
  readonly maxAgeSeconds?: number | undefined;
}

/** A code that was sent and is waited for. */
export interface Challenge {
  readonly factorId: string;
  /** Null once the code can't be used any more: too many wrong entries. */
  readonly codeHash: string | null;
  readonly sentAt: string;
  readonly expiresAt: string;
  readonly wrongEntries: number;
}

/** What a sign-in knows so far. Each step makes new facts of the old ones. */
export interface Facts {
  /** The user name as typed; it may belong to nobody. */
  readonly identifier?: string;
  readonly subject?: string;
  readonly verified: readonly ('password' | 'email')[];
  readonly challenge?: Challenge | undefined;
  /** Set once everything is proved. `grantId` is what the tokens are issued on. */
  readonly completed?: {
    readonly grantId: string;
    readonly at: string;
    readonly amr: readonly string[];
  };
}
