// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { CallFailure } from '@forecourt/api-client';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { en } from '../screens/cards/messages/en.ts';
import { useFailureReason, useFieldReason } from './useTell.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const failureWith = (errorCode: string, status: number): CallFailure => ({
  errorCode,
  params: {},
  fields: [],
  requestId: 'r-1',
  retryable: false,
  status,
});

/** Why a call failed, with the words of a form that names none of its own for a stale version. */
async function reasonsOf(failure: CallFailure): Promise<readonly string[]> {
  let reasons: readonly string[] = [];
  function Probe() {
    const [byField, byCode] = [useFieldReason()('It was not saved.'), useFailureReason({})];
    reasons = [byField(failure), byCode(failure)];
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <ForecourtRoot messages={en}>
        <Probe />
      </ForecourtRoot>,
    ),
  );
  await act(async () => root.unmount());
  return reasons;
}

it('says that someone else was faster, and what to do about it', async () => {
  const reasons = await reasonsOf(failureWith('version.stale', 409));
  expect(reasons).toEqual([en['failure.stale'], en['failure.stale']]);
});

it('says otherwise what the form says', async () => {
  const reasons = await reasonsOf(failureWith('gateway.down', 503));
  expect(reasons).toEqual(['It was not saved.', en['failure.gateway']]);
});
