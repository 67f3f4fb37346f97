// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { SESSION_IDLE_SECONDS } from '@forecourt/validation';
import { AppContext } from '../app/App.ts';
import { makeLiveApp } from '../app/app.test.fixtures.ts';
import { SelectedContext } from './account.ts';
import { openSelected } from './account.test.fixtures.ts';
import { IdleWatch } from './IdleWatch.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[SESS-24] goes to the sign-out page only once, however slowly it loads', () => {
  vi.useFakeTimers();
  const left = vi.spyOn(window.location, 'assign').mockReturnValue();
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <ForecourtRoot messages={{}}>
        <AppContext value={makeLiveApp()}>
          <SelectedContext value={openSelected}>
            <IdleWatch />
          </SelectedContext>
        </AppContext>
      </ForecourtRoot>,
    ),
  );
  vi.setSystemTime(Date.now() + SESSION_IDLE_SECONDS * 1000);
  act(() => void vi.advanceTimersByTime(3000));
  expect(left.mock.calls).toEqual([['/en/logout/']]);
  act(() => root.unmount());
});
