import { useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { useAskingRouter } from './leaving.ts';

/**
 * Wraps every route: scrolls a new screen to its top, leaves scroll restoration on Back to the
 * browser (nothing is put in its storage), and asks before unsaved changes are lost.
 */
export function RootRoute() {
  useAskingRouter();
  const { pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (!isBack) window.scrollTo(0, 0);
  }, [pathname, isBack]);
  return <Outlet />;
}
