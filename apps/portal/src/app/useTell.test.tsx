// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CallFailure } from '@forecourt/api-client';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { en } from '../screens/cards/messages/en.ts';
import { openHook } from './hook.test.fixtures.tsx';
import { useFailureReason, useFieldReason } from './useTell.ts';

const failureWith = (errorCode: string, status: number): CallFailure => ({
  errorCode,
  params: {},
  fields: [],
  requestId: 'r-1',
  retryable: false,
  status,
});

const useReasons = () => [useFieldReason()('It was not saved.'), useFailureReason({})] as const;

/** Why a call failed, with the words of a form that names none of its own for a stale version. */
async function reasonsOf(failure: CallFailure): Promise<readonly string[]> {
  const { current } = await openHook(useReasons, undefined, (probe) => (
    <ForecourtRoot messages={en}>{probe}</ForecourtRoot>
  ));
  return current().map((reasonOf) => reasonOf(failure));
}

it('says that someone else was faster, and what to do about it', async () => {
  const reasons = await reasonsOf(failureWith('version.stale', 409));
  expect(reasons).toEqual([en['failure.stale'], en['failure.stale']]);
});

it('says otherwise what the form says', async () => {
  const reasons = await reasonsOf(failureWith('gateway.down', 503));
  expect(reasons).toEqual(['It was not saved.', en['failure.gateway']]);
});
