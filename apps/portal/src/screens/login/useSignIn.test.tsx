// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it } from 'vitest';
import { AppContext } from '../../app/App.ts';
import { makeLiveApp } from '../../app/app.test.fixtures.ts';
import { openHook } from '../../app/hook.test.fixtures.tsx';
import type { IdxAnswer } from '../../session/signInFlow.ts';
import { useSignIn } from './useSignIn.ts';

const done: IdxAnswer = { status: 'SUCCESS', tokens: {}, neededToProceed: [] };
const start: IdxAnswer = { status: 'PENDING', neededToProceed: [{ name: 'identify' }] };
/** Accepts any password. */
const idx = {
  start: () => Promise.resolve(start),
  proceed: () => Promise.resolve(done),
  canProceed: () => true,
  cancel: () => Promise.resolve(),
  closeSession: () => Promise.resolve(),
};

it('[AUTH-30] reports no response if a session cannot start, and allows a retry', async () => {
  const live = makeLiveApp({
    idx: () => Promise.resolve(idx),
    finish: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  const { current } = await openHook(useSignIn, undefined, (probe) => (
    <AppContext value={live}>{probe}</AppContext>
  ));
  await act(async () => current().submitPassword('lena', 'right'));
  expect(current()).toMatchObject({
    isWorking: false,
    step: { kind: 'password' },
    problem: { reason: 'unreachable' },
  });
});
