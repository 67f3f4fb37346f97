import { Outlet } from 'react-router';

/** Around screens that need no session. */
export function Component() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
