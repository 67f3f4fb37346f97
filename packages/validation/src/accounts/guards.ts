import { guard } from '../core/lifecycle.ts';
import type { MessageKey } from '../messages/keys.ts';
import type { AccountState } from './accounts.ts';

interface WithAccountState {
  readonly accountState: AccountState;
}

/** Guards a transition that requires an open account. */
export const whileOpen = (key: MessageKey) =>
  guard<WithAccountState>(key, ({ accountState }) => accountState === 'open');

/** Guards a transition that a read-only account may not make. */
export const unlessReadOnly = (key: MessageKey) =>
  guard<WithAccountState>(key, ({ accountState }) => accountState !== 'readOnly');
