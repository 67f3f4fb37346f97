import { useState, type ReactNode } from 'react';
import { ApiProvider, useMe, useMyAccounts } from '@forecourt/api-client/react';
import type { Account, SessionUser } from '@forecourt/validation';
import { useApp } from '../app/App.ts';
import { usePhone } from '../app/usePhone.ts';
import { SESSION_KEYS } from '../session/keys.ts';
import { emulatedBy, openAccounts } from '../session/emulation.ts';
import { keepState, mayIn, pickAccount, readKeptState, SelectedContext } from './account.ts';
import { Frame } from './Frame.tsx';
import type { ClientFor } from './SignedIn.tsx';
import { LazyGuest } from './LazyJoining.tsx';
import { AccountsFailed, WaitingFrame } from './WithoutAccount.tsx';

interface WithAccountProps {
  readonly userId: string | null;
  readonly clientFor: ClientFor;
}

interface OpenAccountProps extends WithAccountProps {
  readonly person: SessionUser;
  readonly account: Account;
  readonly accounts: readonly Account[];
  readonly onSwitch: (sysAccountId: string) => void;
  readonly children: ReactNode;
}

/** The fleet of the last visit to this account, or the one that the sign-in address named. */
function keptFleet({ sysAccountId, fleetIds }: Account, named: string | undefined): string | null {
  const kept = readKeptState(localStorage.getItem(SESSION_KEYS.state));
  const wanted = (kept.sysAccountId === sysAccountId ? kept.fleetId : null) ?? named ?? null;
  return wanted !== null && fleetIds !== null && !fleetIds.includes(wanted) ? null : wanted;
}

/** Gives the screens below the account, what may be done in it, and a client for it. */
function OpenAccount(props: OpenAccountProps) {
  const { userId, clientFor, person, account, accounts, onSwitch, children } = props;
  const { flags, session } = useApp();
  const isPhone = usePhone();
  const { sysAccountId } = account;
  const [client] = useState(() => clientFor(sysAccountId));
  const [fleetId, setFleetId] = useState(() => keptFleet(account, session.loginState().fleetId));
  const selected = { ...account, emulatedBy: emulatedBy(session.loginState(), person.username) };
  const viewer = { features: new Set(account.features), flags, may: mayIn(selected), isPhone };
  const switchFleet = (chosen: string | null) => {
    keepState(localStorage, { sysAccountId, fleetId: chosen });
    setFleetId(chosen);
  };
  return (
    <ApiProvider client={client} userId={userId} accountId={sysAccountId}>
      <SelectedContext
        value={{
          account: selected,
          accounts,
          person,
          viewer,
          switchTo: onSwitch,
          fleetId,
          switchFleet,
        }}
      >
        {children}
      </SelectedContext>
    </ApiProvider>
  );
}

/** Finds out who the person is and which account they work on, then shows the frame. */
export function WithAccount({ userId, clientFor }: WithAccountProps) {
  const { session } = useApp();
  const me = useMe();
  const mine = useMyAccounts();
  const [chosen, setChosen] = useState(
    () => readKeptState(localStorage.getItem(SESSION_KEYS.state)).sysAccountId,
  );
  const failure = me.failure ?? mine.failure;
  if (!me.data || !mine.data) {
    if (!failure || failure.status === 401) return <WaitingFrame />;
    if (failure.errorCode === 'access.denied') return <LazyGuest />;
    const retry = () => [me, mine].forEach((query) => query.failure && query.retry());
    return <AccountsFailed requestId={failure.requestId} onRetry={retry} />;
  }
  const accounts = openAccounts(mine.data.items, session.loginState());
  const account = pickAccount(accounts, [chosen, session.loginState().sysAccountId]);
  if (!account) return <LazyGuest />;
  const onSwitch = (sysAccountId: string) => {
    keepState(localStorage, { sysAccountId, fleetId: null });
    setChosen(sysAccountId);
  };
  return (
    <OpenAccount
      key={account.sysAccountId}
      {...{ userId, clientFor, account, accounts, onSwitch }}
      person={me.data}
    >
      <Frame />
    </OpenAccount>
  );
}
