import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { CallName } from '../contract/index.ts';
import { useRefresh } from './useCached.ts';

/** Refetches the pages of a list at an interval in milliseconds; 0 stops. */
export function usePolledPages(name: CallName, pollInterval: number): void {
  const refresh = useRefresh();
  const { isVisible, isOnline } = useSWRConfig();
  useEffect(() => {
    if (pollInterval === 0) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const wait = () => {
      timer = setTimeout(() => void poll(), pollInterval);
    };
    const poll = async () => {
      if (isVisible() && isOnline()) await refresh(name);
      if (!isOver) wait();
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [name, pollInterval, refresh, isVisible, isOnline]);
}
