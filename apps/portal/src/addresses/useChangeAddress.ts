import { useContext } from 'react';
import { UNSAFE_DataRouterContext, useNavigate } from 'react-router';
import { changedSearch, type Changes } from './changedSearch.ts';

export type How = 'push' | 'replace';

/** Parameters that open a panel; setting one pushes a history entry so that Back closes it. */
const PANEL_PARAMETERS = [
  'open',
  'endpoint',
  'key',
  'new',
  'message',
  'call',
  'caught',
  'code',
  'profileId',
  'do',
];
const opensPanel = (changes: Changes, search: URLSearchParams) =>
  PANEL_PARAMETERS.some((name) => changes[name] != null && !search.has(name));

/**
 * Returns a function that reads the location being opened, if any. It asks the router, since what
 * a render saw of it may be out of date: React defers rendering a navigation.
 */
function usePending() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => router?.state.navigation.location;
}

/**
 * Returns a function that changes the query string of the current or pending location, so that a
 * row opened while its screen is still loading opens anyway.
 */
export function useChangeAddress(): (changes: Changes, how?: How) => void {
  const navigate = useNavigate();
  const readPending = usePending();
  return (changes, how = 'replace') => {
    const pending = readPending();
    const { pathname, search } = pending ?? globalThis.location;
    const query = changedSearch(changes, search);
    const isStep = how === 'push' || opensPanel(changes, new URLSearchParams(search));
    const replace = pending === undefined && !isStep;
    void navigate({ pathname, search: `${query}` }, { replace, preventScrollReset: true });
  };
}

/**
 * Returns a function that opens a path with the current query string, or the one being opened on
 * the same path, and these changes to it.
 */
export function useChangePath(): (pathname: string, changes: Changes, how?: How) => void {
  const navigate = useNavigate();
  const readPending = usePending();
  return (pathname, changes, how = 'push') => {
    const pending = readPending();
    const isSamePath = pending?.pathname === globalThis.location.pathname;
    const query = changedSearch(changes, isSamePath ? pending.search : undefined);
    void navigate(
      { pathname, search: `${query}` },
      { replace: how === 'replace', preventScrollReset: true },
    );
  };
}
