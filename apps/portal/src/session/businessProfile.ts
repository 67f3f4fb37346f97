import type { Account, SessionAccount } from '@forecourt/validation';

/** The profile of the business whose account is open, named businessMe; or why it could not be loaded. [ENT-09] */
export type BusinessMe = Account | { readonly err: string };

/** Whether it is asked for again: there is none or it failed, and the session's account is in order. [SESS-09] */
export const needsBusinessMe = (businessMe: BusinessMe | null, account: SessionAccount): boolean =>
  account.err === undefined && (businessMe === null || 'err' in businessMe);
