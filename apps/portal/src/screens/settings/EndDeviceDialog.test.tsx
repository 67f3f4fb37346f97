// @vitest-environment happy-dom
import { it } from 'vitest';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import type { DeviceSession } from '../../session/myAccount.ts';
import { EndDeviceDialog } from './EndDeviceDialog.tsx';

const device: DeviceSession = {
  id: 's2',
  userAgent: '',
  signedInAt: '2026-11-20T16:00:00Z',
  usedAt: '2026-11-21T16:00:00Z',
  isCurrent: false,
};

it.each([
  [device, 'Anyone using it has to sign in again.'],
  [null, 'Anyone signed in elsewhere has to sign in again.'],
])('signing out %j says who is signed out', async (which, words) => {
  const page = await openPart(
    <AppContext value={makeLiveApp()}>
      <EndDeviceDialog
        device={which}
        onClose={() => undefined}
        onEnded={() => Promise.resolve()}
        onGone={() => undefined}
      />
    </AppContext>,
    ['profile', 'settings'],
    {},
  );
  await page.untilSaid(words);
});
