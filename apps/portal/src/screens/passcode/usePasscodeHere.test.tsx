// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createClient } from '@forecourt/api-client';
import { ApiProvider } from '@forecourt/api-client/react';
import { createFakeGateway, FAKE_URL, refuse, SAMPLE_IDS } from '@forecourt/api-client/testing';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { catalogs } from '../../messages/catalogs.ts';
import { usePasscodeHere } from './usePasscodeHere.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { en } = await catalogs('shared', 'settings', 'passcode')();

/** Runs the hook for a user with or without a passcode. */
async function open(isSetAtFirst: boolean, isRefused = false) {
  let isSet = isSetAtFirst;
  const gateway = createFakeGateway({
    getVerbalPasscode: () => ({ isSet, changedAt: null }),
    setVerbalPasscode: () => {
      if (isRefused) return refuse(400, 'request.invalid');
      isSet = true;
      return { isSet, changedAt: null };
    },
  });
  const client = createClient({
    baseUrl: FAKE_URL,
    getAccessToken: () => 'token',
    retryWaitsSeconds: [],
    fetch: gateway,
  });
  let here: ReturnType<typeof usePasscodeHere> | undefined;
  function Probe() {
    here = usePasscodeHere();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const identity = { userId: SAMPLE_IDS.user, accountId: SAMPLE_IDS.account };
  await act(async () =>
    root.render(
      <ForecourtRoot messages={en}>
        <ApiProvider client={client} {...identity} cacheProvider={() => new Map()}>
          <Probe />
        </ApiProvider>
      </ForecourtRoot>,
    ),
  );
  const current = () => {
    if (!here) throw new Error('nothing was rendered');
    return here;
  };
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(current().isNew).toBe(!isSetAtFirst);
  });
  return {
    current,
    type: (text: string) => act(async () => current().type(text)),
    makeSure: () => act(async () => current().makeSure()),
    sent: () => gateway.requests.filter(({ name }) => name === 'setVerbalPasscode').length,
  };
}

it('[USER-21] [EXPR-11] a user without a passcode sets it along with the action', async () => {
  const form = await open(false);
  await form.type('a');
  expect(form.current().issue).not.toBe(undefined);
  await form.type('blue42moon');
  expect(form.current()).toMatchObject({ isNew: true, issue: undefined });
  expect(await form.makeSure()).toBe(true);
  expect(form.sent()).toBe(1);
});

it('[EXPR-11] a refused passcode stops the action', async () => {
  const form = await open(false, true);
  await form.type('blue42moon');
  expect(await form.makeSure()).toBe(false);
  expect(form.current().failure?.errorCode).toBe('request.invalid');
});

it('[EXPR-11] a user with a passcode only enters it', async () => {
  const form = await open(true);
  expect(form.current()).toMatchObject({ isNew: false, issue: expect.any(String) });
  await form.type('x');
  expect(form.current().issue).toBe(undefined);
  expect(await form.makeSure()).toBe(true);
  expect(form.sent()).toBe(0);
});
