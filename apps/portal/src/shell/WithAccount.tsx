import { useState, type ReactNode } from 'react';
import { ApiProvider, useMe, useMyAccounts } from '@forecourt/api-client/react';
import type { Account, SessionUser } from '@forecourt/validation';
import { useApp } from '../app/App.ts';
import { usePhone } from '../app/usePhone.ts';
import { SESSION_KEYS } from '../session/keys.ts';
import { mayIn, pickAccount, readKeptAccount, SelectedContext } from './account.ts';
import { Frame } from './Frame.tsx';
import type { ClientFor } from './SignedIn.tsx';
import { AccountsFailed, NoAccount, WaitingFrame } from './WithoutAccount.tsx';

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

/** Gives the screens below the account, what may be done in it, and a client for it. */
function OpenAccount(props: OpenAccountProps) {
  const { userId, clientFor, person, account, accounts, onSwitch, children } = props;
  const { flags } = useApp();
  const isPhone = usePhone();
  const [client] = useState(() => clientFor(account.sysAccountId));
  const viewer = { features: new Set(account.features), flags, may: mayIn(account), isPhone };
  return (
    <ApiProvider client={client} userId={userId} accountId={account.sysAccountId}>
      <SelectedContext value={{ account, accounts, person, viewer, switchTo: onSwitch }}>
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
  const [chosen, setChosen] = useState(() =>
    readKeptAccount(localStorage.getItem(SESSION_KEYS.state)),
  );
  const failure = me.failure ?? mine.failure;
  if (!me.data || !mine.data) {
    if (!failure || failure.status === 401) return <WaitingFrame />;
    if (failure.errorCode === 'access.denied') return <NoAccount />;
    const retry = () => [me, mine].forEach((query) => query.failure && query.retry());
    return <AccountsFailed requestId={failure.requestId} onRetry={retry} />;
  }
  const accounts = mine.data.items;
  const account = pickAccount(accounts, [chosen, session.loginState().sysAccountId]);
  if (!account) return <NoAccount />;
  const onSwitch = (sysAccountId: string) => {
    localStorage.setItem(SESSION_KEYS.state, JSON.stringify({ account: { sysAccountId } }));
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
