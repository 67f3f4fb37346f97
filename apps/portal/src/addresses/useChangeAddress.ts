import { useNavigate, useNavigation } from 'react-router';
import { changedSearch, type Changes } from './changedSearch.ts';

export type How = 'push' | 'replace';

/** Parameters that open a panel; setting one pushes a history entry so that Back closes it. */
const OPENS = ['open', 'endpoint', 'key', 'new', 'message', 'call', 'caught', 'code', 'profileId'];
const opens = (changes: Changes, search: URLSearchParams) =>
  OPENS.some((name) => changes[name] != null && !search.has(name));

/**
 * Returns a function that changes the query string of the current or pending location, so that a
 * row opened while its screen is still loading opens anyway.
 */
export function useChangeAddress(): (changes: Changes, how?: How) => void {
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  return (changes, how = 'replace') => {
    const { pathname, search } = coming ?? globalThis.location;
    const query = changedSearch(changes, search);
    const behind = query.size > 0 ? `?${query}` : '';
    const isStep = how === 'push' || opens(changes, new URLSearchParams(search));
    const replace = coming === undefined && !isStep;
    void navigate(pathname + behind, { replace, preventScrollReset: true });
  };
}
