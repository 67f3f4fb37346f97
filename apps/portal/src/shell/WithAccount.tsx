import { useEffect, useState, type ReactNode } from 'react';
import type { CallFailure, Client } from '@forecourt/api-client';
import { ApiProvider, useQuery } from '@forecourt/api-client/react';
import type { Account, SessionRecord, SessionUser } from '@forecourt/validation';
import { dropFilters } from '../addresses/savedFilters.ts';
import { useApp } from '../app/App.ts';
import { usePhone } from '../app/usePhone.ts';
import type { BusinessMe } from '../session/businessProfile.ts';
import { emulatedBy, openAccounts } from '../session/emulation.ts';
import { sessionPerson } from '../session/sessionPerson.ts';
import { saveAccountError, saveSessionState, readSessionState } from '../session/sessionState.ts';
import { mayIn, pickAccount, SelectedContext } from './account.ts';
import { Frame } from './Frame.tsx';
import { LazyGuest } from './LazyJoining.tsx';
import { useAccountTrouble } from './useAccountTrouble.ts';
import { useBusinessMe, withProfile } from './useBusinessMe.ts';
import { AccountsFailed, WaitingFrame } from './WithoutAccount.tsx';

/** Creates a gateway client for an account, or for none yet. */
export type ClientFor = (accountId: string | null) => Client;

interface WithAccountProps {
  readonly userId: string | null;
  readonly clientFor: ClientFor;
}

interface OpenAccountProps extends WithAccountProps {
  readonly user: SessionUser;
  readonly account: Account;
  readonly accounts: readonly Account[];
  /** Why the accounts could not be refreshed; null if they are current. */
  readonly failure: CallFailure | null;
  readonly onSwitch: (sysAccountId: string) => void;
  readonly children: ReactNode;
}

/** The brand in which the page is rendered. */
const brandOf = ({ dataset }: HTMLElement) => dataset['brand'] ?? 'forecourt';

/** The fleet of the last visit to this account, or the one in the sign-in address. */
function initialFleet(
  { sysAccountId, fleetIds }: Account,
  requestedFleet: string | undefined,
): string | null {
  const { user, account } = readSessionState(localStorage);
  const stored = account?.sysAccountId === sysAccountId ? user?.selectedFleet : null;
  const fleet = stored ?? requestedFleet ?? null;
  return fleet !== null && fleetIds !== null && !fleetIds.includes(fleet) ? null : fleet;
}

/** The user's stored record; the account opened first stays the same. [ENT-02] */
function recordOf(
  user: SessionUser,
  account: Account,
  selectedFleet: string | null,
): SessionRecord {
  const first = readSessionState(localStorage).user;
  return {
    brand: brandOf(document.documentElement),
    loginRole: first?.loginRole ?? account.role,
    masterId: first?.masterId ?? account.sysAccountId,
    phone: user.phone,
    selectedFleet,
    status: 'ACTIVE',
  };
}

/** Why the profile is missing, except for a lost connection, which has its own notice. */
const profileTrouble = (profile: BusinessMe | null) =>
  profile && 'err' in profile && profile.err !== 'network.unreachable' ? profile : null;

/** Provides the account, the user's permissions in it, and a client for it. */
function OpenAccount(props: OpenAccountProps) {
  const { userId, clientFor, user, account: listed, accounts, failure, onSwitch, children } = props;
  const { flags, session } = useApp();
  const isPhone = usePhone();
  const { sysAccountId } = listed;
  const [client] = useState(() => clientFor(sysAccountId));
  const [fleetId, setFleetId] = useState(() => initialFleet(listed, session.loginState().fleetId));
  const [first] = useState(() => recordOf(user, listed, fleetId));
  const sessionAccount = failure ? { sysAccountId, err: failure.errorCode } : { sysAccountId };
  const businessMe = useBusinessMe(client, sessionAccount, listed);
  useAccountTrouble(failure ?? profileTrouble(businessMe));
  const record = { ...first, phone: user.phone, selectedFleet: fleetId };
  const serializedState = JSON.stringify({ user: record, account: sessionAccount });
  useEffect(() => saveSessionState(localStorage, JSON.parse(serializedState)), [serializedState]);
  const person = sessionPerson({
    user,
    record,
    authToken: session.authToken,
    claims: session.claims(),
  });
  const account = withProfile(listed, businessMe);
  const emulator = emulatedBy(session.loginState(), person.username, session.claims());
  const selected = { ...account, emulatedBy: emulator, flags };
  const viewer = { features: new Set(account.features), flags, may: mayIn(selected), isPhone };
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
          switchFleet: setFleetId,
        }}
      >
        {children}
      </SelectedContext>
    </ApiProvider>
  );
}

/** Excludes a lost connection, which has its own notice, and a 401, which ends the session. */
const isOwnTrouble = (status: number) => status !== 0 && status !== 401;

/** Loads the user and their accounts, then renders the frame for the selected one. */
export function WithAccount({ userId, clientFor }: WithAccountProps) {
  const { session } = useApp();
  const me = useQuery('getMe', {});
  const myAccounts = useQuery('getMyAccounts', {});
  const [client] = useState(() => clientFor(null));
  const [chosenId, setChosenId] = useState(
    () => readSessionState(localStorage).account?.sysAccountId,
  );
  const failure = me.failure ?? myAccounts.failure;
  const trouble = failure && isOwnTrouble(failure.status) ? failure : null;
  useEffect(() => {
    if (trouble) saveAccountError(localStorage, trouble.errorCode);
  }, [trouble]);
  if (!me.data || !myAccounts.data) {
    if (!failure || failure.status === 401) return <WaitingFrame />;
    if (failure.errorCode === 'access.denied') return <LazyGuest />;
    const retry = () => [me, myAccounts].forEach((query) => query.failure && query.retry());
    return <AccountsFailed requestId={failure.requestId} onRetry={retry} />;
  }
  const accounts = openAccounts(myAccounts.data.items, session.loginState());
  const account = pickAccount(accounts, [
    chosenId,
    session.loginState().sysAccountId,
    session.claims()?.sysAccountId,
    me.data.sysAccountId,
  ]);
  if (!account) return <LazyGuest />;
  const onSwitch = (sysAccountId: string) => {
    dropFilters(sessionStorage);
    setChosenId(sysAccountId);
    // only matters for the next visit, so nothing waits for it or depends on it
    void client.changeCustomer({ body: { sysAccountId } });
  };
  return (
    <OpenAccount
      key={account.sysAccountId}
      {...{ userId, clientFor, account, accounts, onSwitch }}
      failure={trouble}
      user={me.data}
    >
      <Frame />
    </OpenAccount>
  );
}
