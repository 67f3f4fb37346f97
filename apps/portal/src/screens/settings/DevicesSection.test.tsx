// @vitest-environment happy-dom
import { OktaAuth } from '@okta/okta-auth-js/idx';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openPart } from '../../app/asks.test.fixtures.tsx';
import { createMyAccount, type DeviceSession } from '../../session/myAccount.ts';
import { DevicesSection } from './DevicesSection.tsx';

const deviceOf = (id: string): DeviceSession => ({
  id,
  userAgent: '',
  signedInAt: '2026-11-20T16:00:00.000Z',
  usedAt: '2026-11-21T16:00:00.000Z',
  isCurrent: id === 'here',
});

const buttons = (label: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].filter((button) =>
    (button.getAttribute('aria-label') ?? button.textContent).startsWith(label),
  );

/** The section with this browser and two others. */
async function open() {
  let devices = ['here', 'one', 'two'].map(deviceOf);
  const client = new OktaAuth({
    issuer: 'https://id.example/oauth2/forecourt',
    clientId: 'forecourt-portal',
    redirectUri: 'https://portal.example/login/',
  });
  const account = {
    ...createMyAccount(client),
    sessions: () => Promise.resolve({ ok: true, data: devices } as const),
    endSession: (ended: string | null) => {
      devices = devices.filter(({ id, isCurrent }) => isCurrent || (ended ?? id) !== id);
      return Promise.resolve({ ok: true, data: null } as const);
    },
  };
  const page = await openPart(
    <AppContext
      value={makeLiveApp({ myAccount: () => Promise.resolve(account), subject: () => 'dana' })}
    >
      <DevicesSection />
    </AppContext>,
    ['shared', 'signedIn', 'cards', 'profile', 'settings'],
    {},
  );
  await page.untilSaid('This browser');
  const end = async (button: HTMLElement | undefined) => {
    await act(async () => {
      button?.focus();
      button?.click();
    });
    await page.type('input[name="current-password"]', 'right');
    await page.press('[role="dialog"] button[type="submit"]');
    await page.untilSaid('signed out');
    await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  };
  return end;
}

it('[SCREEN-12] moves the focus to the next device when one was signed out', async () => {
  const end = await open();
  await end(buttons('Sign out Unknown device')[0]);
  await vi.waitFor(() => {
    const left = buttons('Sign out Unknown device');
    expect(left).toHaveLength(1);
    expect(document.activeElement).toBe(left[0]);
  });
});

it('[SCREEN-12] says where the user is still signed in when every other device is gone', async () => {
  const end = await open();
  await end(buttons('Sign out everywhere else')[0]);
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toBe('You are signed in only on this browser.'),
  );
});
