import { useNavigate, useNavigation } from 'react-router';
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
 * Returns a function that changes the query string of the current or pending location, so that a
 * row opened while its screen is still loading opens anyway.
 */
export function useChangeAddress(): (changes: Changes, how?: How) => void {
  const navigate = useNavigate();
  const { location: pending } = useNavigation();
  return (changes, how = 'replace') => {
    const { pathname, search } = pending ?? globalThis.location;
    const query = changedSearch(changes, search);
    const isStep = how === 'push' || opensPanel(changes, new URLSearchParams(search));
    const replace = pending === undefined && !isStep;
    void navigate({ pathname, search: `${query}` }, { replace, preventScrollReset: true });
  };
}

/** Returns a function that opens a path with the current query string and these changes to it. */
export function useChangePath(): (pathname: string, changes: Changes, how?: How) => void {
  const navigate = useNavigate();
  return (pathname, changes, how = 'push') =>
    void navigate(
      { pathname, search: `${changedSearch(changes)}` },
      { replace: how === 'replace', preventScrollReset: true },
    );
}
