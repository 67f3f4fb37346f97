/** What locking an account is called in its history. [USER-10, USER-11] */
export const LOCKING_EVENTS = ['account.lockedDelinquent', 'account.lockedInactive'] as const;
