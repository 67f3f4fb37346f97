import type { Account, SessionAccount } from '@forecourt/validation';

/** The open account's business profile, or why it failed to load. [ENT-09] */
export type BusinessMe = Account | { readonly err: string };

/** Whether to load it: it is missing or failed, and the session's account is fine. [SESS-09] */
export const needsBusinessMe = (businessMe: BusinessMe | null, account: SessionAccount): boolean =>
  account.err === undefined && (businessMe === null || 'err' in businessMe);
