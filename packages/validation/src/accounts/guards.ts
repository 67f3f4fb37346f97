import { guard } from '../core/lifecycle.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { AccountState } from './accounts.ts';

interface OfAccount {
  readonly accountState: AccountState;
}

/** For what only an open account may do. */
export const whileOpen = (key: MessageKey) =>
  guard<OfAccount>(key, ({ accountState }) => accountState === 'open');

/** For what any account may do but one that is read-only. */
export const unlessReadOnly = (key: MessageKey) =>
  guard<OfAccount>(key, ({ accountState }) => accountState !== 'readOnly');
