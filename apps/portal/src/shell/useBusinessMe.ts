import { useEffect, useRef, useState } from 'react';
import type { Client } from '@forecourt/api-client';
import type { Account, SessionAccount } from '@forecourt/validation';
import { needsBusinessMe, type BusinessMe } from '../session/businessProfile.ts';

/**
 * The business profile of the session's account; null: not there. It is asked for when the page
 * begins, when the account is in order again or the list of accounts has changed, and each time that
 * the page is looked at, as long as it is missing or failed. `client` is that of the account.
 * [SESS-09, ENT-09]
 */
export function useBusinessMe(
  client: Client,
  account: SessionAccount,
  listed: Account,
): BusinessMe | null {
  const [businessMe, setBusinessMe] = useState<BusinessMe | null>(null);
  const current = useRef(businessMe);
  const seen = useRef(listed);
  const { sysAccountId, err } = account;
  useEffect(() => {
    if (seen.current !== listed) current.current = null;
    seen.current = listed;
    let isAsking = false;
    let isOver = false;
    const refresh = async () => {
      const state = err === undefined ? { sysAccountId } : { sysAccountId, err };
      if (isAsking || document.hidden || !needsBusinessMe(current.current, state)) return;
      isAsking = true;
      const answer = await client.getBusinessMe({});
      isAsking = false;
      if (isOver) return;
      current.current = answer.ok ? answer.data : { err: answer.failure.errorCode };
      setBusinessMe(current.current);
    };
    void refresh();
    const look = () => void refresh();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, sysAccountId, err, listed]);
  return businessMe;
}

/** The account as the list has it, with what its own profile says since. */
export const withProfile = (account: Account, businessMe: BusinessMe | null): Account =>
  businessMe !== null && !('err' in businessMe) && businessMe.sysAccountId === account.sysAccountId
    ? businessMe
    : account;
