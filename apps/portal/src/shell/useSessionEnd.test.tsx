// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BannerProvider } from '@forecourt/ui/banner';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { AppContext } from '../app/App.ts';
import { makeLiveApp } from '../app/app.test.fixtures.ts';
import { openHook } from '../app/hook.test.fixtures.tsx';
import { catalogs } from '../messages/catalogs.ts';
import { createTexts } from '../messages/texts.ts';
import { useSessionEnd } from './useSessionEnd.ts';

const { en } = await catalogs('signedIn')();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function open(parts: Parameters<typeof makeLiveApp>[0]) {
  const live = makeLiveApp({ tokenIssuedAt: Date.now, ...parts });
  return openHook(useSessionEnd, undefined, (probe) => (
    <ForecourtRoot messages={{ ...createTexts().current(), ...en }}>
      <AppContext value={live}>
        <BannerProvider>{probe}</BannerProvider>
      </AppContext>
    </ForecourtRoot>
  ));
}

it('checks whose sign-in it is as soon as the tab is visible again', async () => {
  vi.useFakeTimers();
  const reloadIfOther = vi.fn(() => false);
  await open({ reloadIfOther });
  const before = reloadIfOther.mock.calls.length;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(reloadIfOther).toHaveBeenCalledTimes(before + 1);
});

it('[SESS-07] reloads after 5 s if the user has signed in again in another tab', async () => {
  vi.useFakeTimers();
  const left = vi.spyOn(window.location, 'assign').mockReturnValue();
  const reloaded = vi.spyOn(window.location, 'reload').mockReturnValue();
  let token = 'first';
  const { current } = await open({ authToken: () => token });
  act(() => current()());
  token = 'second';
  act(() => void vi.advanceTimersByTime(5000));
  expect([left.mock.calls.length, reloaded.mock.calls.length]).toEqual([0, 1]);
});
