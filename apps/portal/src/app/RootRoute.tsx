import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { useAskingRouter } from './leaving.ts';

/**
 * Around every address: a new screen begins at its top; going back is the browser's own, which
 * needs nothing kept in its storage. What is unsaved is asked about first.
 */
export function RootRoute() {
  useAskingRouter();
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
  return <Outlet />;
}
