import { Outlet, ScrollRestoration } from 'react-router';

/** Around every address: a new screen begins at its top, going back returns to where one was. */
export function RootRoute() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
