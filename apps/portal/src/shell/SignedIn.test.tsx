// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleUser } from '@forecourt/api-client/testing';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { AppContext } from '../app/App.ts';
import { makeLiveApp } from '../app/app.test.fixtures.ts';
import { catalogs } from '../messages/catalogs.ts';
import { createTexts } from '../messages/texts.ts';
import { Component as SignedIn } from './SignedIn.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const { en } = await catalogs('signedIn')();

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Answers who the user is; the accounts take forever. */
const fetchUser = (url: string) =>
  url.endsWith('/users/me')
    ? Promise.resolve(Response.json(sampleUser()))
    : new Promise<Response>(() => undefined);

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('answers'));

const act4 = { act: { sub: 'agent4' } };

it.each([
  ['nothing of the user whom an employee views the portal as', 'agent4 as rosa', act4, false],
  ['the responses of a user who is themselves', 'agent4', {}, true],
])('[STORE-19] stores on the device %s', async (_what, person, claims, isStored) => {
  vi.stubGlobal('fetch', fetchUser);
  // without a database, the local storage is used
  vi.spyOn(console, 'error').mockReturnValue();
  const live = makeLiveApp({
    subject: () => 'agent4',
    person: () => person,
    claims: () => ({ username: 'rosa', ...claims }),
    accessToken: () => Promise.resolve('token'),
    tokenIssuedAt: Date.now,
  });
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ForecourtRoot messages={{ ...createTexts().current(), ...en }}>
        <AppContext value={live}>
          <SignedIn />
        </AppContext>
      </ForecourtRoot>,
    ),
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  expect(stored().length > 0).toBe(isStored);
  act(() => root.unmount());
});
