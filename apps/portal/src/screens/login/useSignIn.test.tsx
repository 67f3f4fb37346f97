// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { AppContext } from '../../app/App.ts';
import { liveWith } from '../../app/app.test.fixtures.ts';
import type { IdxAnswer } from '../../session/signInFlow.ts';
import { useSignIn, type SignIn } from './useSignIn.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const done: IdxAnswer = { status: 'SUCCESS', tokens: {}, neededToProceed: [] };
/** Any password is right. */
const idx = {
  start: () => Promise.resolve(done),
  proceed: () => Promise.resolve(done),
  canProceed: () => true,
  cancel: () => Promise.resolve(),
};

it('[AUTH-30] says that no answer came where a session cannot begin, and can be tried again', async () => {
  const live = liveWith({
    idx: () => Promise.resolve(idx),
    finish: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  let signIn: SignIn | undefined;
  function Probe() {
    signIn = useSignIn();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <AppContext value={live}>
        <Probe />
      </AppContext>,
    ),
  );
  await act(async () => signIn?.submitPassword('lena', 'right'));
  expect(signIn).toMatchObject({
    isWorking: false,
    step: { kind: 'password' },
    problem: { reason: 'unreachable' },
  });
});
