import { useNavigate, useNavigation } from 'react-router';
import { changedSearch, type Changes } from './changedSearch.ts';

export type How = 'push' | 'replace';

/** What opens a panel: Back closes it again. */
const OPENS = ['open', 'endpoint', 'key', 'new', 'message', 'call', 'caught', 'code', 'profileId'];
const opens = (changes: Changes, search: URLSearchParams) =>
  OPENS.some((name) => changes[name] != null && !search.has(name));

/**
 * Changes the address where it is, or where it is about to be: a row that was just opened, and whose
 * screen is still on its way, opens all the same.
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
