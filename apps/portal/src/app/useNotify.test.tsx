// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CallFailure } from '@forecourt/api-client';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { en } from '../screens/cards/messages/en.ts';
import { openHook } from './hook.test.fixtures.tsx';
import { useFailureReason } from './useFailureReason.ts';
import { useFieldReason } from './useNotify.ts';

const failureWith = (errorCode: string, status: number): CallFailure => ({
  errorCode,
  params: {},
  fields: [],
  requestId: 'r-1',
  retryable: false,
  status,
});

const useReasons = () => [useFieldReason()('It was not saved.'), useFailureReason()] as const;

/** The reasons given for a failed call, for a form without its own text for a stale version. */
async function reasonsOf(failure: CallFailure): Promise<readonly string[]> {
  const { current } = await openHook(useReasons, undefined, (probe) => (
    <ForecourtRoot messages={en}>{probe}</ForecourtRoot>
  ));
  return current().map((reasonOf) => reasonOf(failure));
}

it('explains that someone else made a change if the version is stale', async () => {
  const reasons = await reasonsOf(failureWith('version.stale', 409));
  expect(reasons).toEqual([en['failure.stale'], en['failure.stale']]);
});

it('gives the form’s own text for other failures, or a general one if it has none', async () => {
  const reasons = await reasonsOf(failureWith('gateway.down', 503));
  expect(reasons).toEqual(['It was not saved.', en['failure.gateway']]);
});
