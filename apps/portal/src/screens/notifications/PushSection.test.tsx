// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createClient } from '@forecourt/api-client';
import { ApiProvider } from '@forecourt/api-client/react';
import { createFakeGateway, FAKE_URL, SAMPLE_IDS } from '@forecourt/api-client/testing';
import { BannerProvider } from '@forecourt/ui/banner';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { catalogs } from '../../messages/catalogs.ts';
import { createTexts } from '../../messages/texts.ts';
import PushSection from './PushSection.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { en } = await catalogs('shared', 'notifications')();
const client = createClient({
  baseUrl: FAKE_URL,
  getAccessToken: () => 'token',
  fetch: createFakeGateway({}),
});

const getRegistration = () => Promise.resolve(undefined);
const input = () => document.querySelector<HTMLInputElement>('input[role="switch"]');

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it.each([
  ['default', 'The setting was not saved', false],
  ['denied', 'This browser blocks notifications', true],
] as const)('explains why push is off if permission is %s', async (permission, words, isOff) => {
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    permission: 'default',
    requestPermission: () => {
      vi.stubGlobal('Notification', { permission });
      return Promise.resolve(permission);
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration },
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ForecourtRoot messages={{ ...createTexts().current(), ...en }}>
        <BannerProvider>
          <ApiProvider client={client} userId={SAMPLE_IDS.user} accountId={SAMPLE_IDS.account}>
            <PushSection publicKey="key" endpoints={[]} gone={[]} />
          </ApiProvider>
        </BannerProvider>
      </ForecourtRoot>,
    ),
  );
  await act(async () => input()?.click());
  expect(document.body.textContent).toContain(words);
  expect(input()?.disabled).toBe(isOff);
  await act(async () => root.unmount());
});
