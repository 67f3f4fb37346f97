import { useNavigate, useNavigation } from 'react-router';
import { changedSearch, type Changes } from './changedSearch.ts';

/**
 * Changes the address where it is, or where it is about to be: a row that was just opened, and whose
 * screen is still on its way, opens all the same.
 */
export function useChangeAddress(): (changes: Changes) => void {
  const navigate = useNavigate();
  const { location: coming } = useNavigation();
  return (changes) => {
    const { pathname, search } = coming ?? globalThis.location;
    const query = changedSearch(changes, search);
    const behind = query.size > 0 ? `?${query}` : '';
    void navigate(pathname + behind, { replace: coming === undefined, preventScrollReset: true });
  };
}
