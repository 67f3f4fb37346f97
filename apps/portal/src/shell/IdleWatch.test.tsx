// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { SESSION_IDLE_SECONDS } from '@forecourt/validation';
import { AppContext } from '../app/App.ts';
import { makeLiveApp } from '../app/app.test.fixtures.ts';
import { catalogs } from '../messages/catalogs.ts';
import { createTexts } from '../messages/texts.ts';
import { SESSION_KEYS } from '../session/keys.ts';
import { SelectedContext } from './account.ts';
import { openSelected } from './account.test.fixtures.ts';
import { IdleWatch } from './IdleWatch.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { en } = await catalogs('signedIn', 'idle')();
const messages = { ...createTexts().current(), ...en };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

function open() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <ForecourtRoot messages={messages}>
        <AppContext value={makeLiveApp()}>
          <SelectedContext value={openSelected}>
            <IdleWatch />
          </SelectedContext>
        </AppContext>
      </ForecourtRoot>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
}
const recordActivity = () => localStorage.setItem(SESSION_KEYS.lastLife, String(Date.now()));
const countdown = () => document.querySelector('[role="alertdialog"]');

it('[SESS-24] goes to the sign-out page only once, however slowly it loads', () => {
  vi.useFakeTimers();
  const left = vi.spyOn(window.location, 'assign').mockReturnValue();
  open();
  vi.setSystemTime(Date.now() + SESSION_IDLE_SECONDS * 1000);
  act(() => void vi.advanceTimersByTime(3000));
  expect(left.mock.calls).toEqual([['/en/logout/']]);
});

it.each([
  ['closes after activity in another tab', true, []],
  ['signs out, once', false, [['/en/logout/']]],
])(
  '[SESS-24] [SESS-25] the countdown of a slowed-down tab, once it ends, %s',
  async (_what, isActive, addresses) => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const left = vi.spyOn(window.location, 'assign').mockReturnValue();
    recordActivity();
    open();
    vi.setSystemTime(Date.now() + (SESSION_IDLE_SECONDS - 30) * 1000);
    await act(async () => void vi.advanceTimersByTime(1000));
    await act(async () => vi.dynamicImportSettled());
    expect(countdown()).not.toBeNull();
    vi.setSystemTime(Date.now() + 25_000);
    if (isActive) recordActivity();
    vi.setSystemTime(Date.now() + 10_000);
    // the countdown's tick comes before the next check of the activity
    await act(async () => void vi.advanceTimersByTime(250));
    expect(left.mock.calls).toEqual(addresses);
    expect(countdown() === null).toBe(isActive);
    await act(async () => void vi.advanceTimersByTime(3000));
    expect(left.mock.calls).toEqual(addresses);
  },
);
