import { useEffect, useRef, useState } from 'react';
import type { Client } from '@forecourt/api-client';
import type { Account, SessionAccount } from '@forecourt/validation';
import { needsBusinessMe, type BusinessMe } from '../session/businessProfile.ts';

/**
 * The business profile of the session's account; null until loaded. Loads when the page opens, when
 * the account recovers or the account list changes, and, while it is missing or failed, each time
 * the page becomes visible. `client` must be the account's. [SESS-09, ENT-09]
 */
export function useBusinessMe(
  client: Client,
  account: SessionAccount,
  listed: Account,
): BusinessMe | null {
  const [businessMe, setBusinessMe] = useState<BusinessMe | null>(null);
  const current = useRef(businessMe);
  const lastListed = useRef(listed);
  const { sysAccountId, err } = account;
  useEffect(() => {
    if (lastListed.current !== listed) current.current = null;
    lastListed.current = listed;
    let isLoading = false;
    let isDisposed = false;
    const refresh = async () => {
      const state = err === undefined ? { sysAccountId } : { sysAccountId, err };
      if (isLoading || document.hidden || !needsBusinessMe(current.current, state)) return;
      isLoading = true;
      const result = await client.getBusinessMe({});
      isLoading = false;
      if (isDisposed) return;
      current.current = result.ok ? result.data : { err: result.failure.errorCode };
      setBusinessMe(current.current);
    };
    void refresh();
    const onVisibilityChange = () => void refresh();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isDisposed = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [client, sysAccountId, err, listed]);
  return businessMe;
}

/** Returns the newer profile of the account if there is one; otherwise, the listed account. */
export const withProfile = (account: Account, businessMe: BusinessMe | null): Account =>
  businessMe !== null && !('err' in businessMe) && businessMe.sysAccountId === account.sysAccountId
    ? businessMe
    : account;
