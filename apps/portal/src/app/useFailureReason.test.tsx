// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CallFailure } from '@forecourt/api-client';
import { ForecourtRoot } from '@forecourt/ui/provider';
import { en as rules } from '@forecourt/validation/messages';
import { en as screens } from '../screens/cards/messages/en.ts';
import { openHook } from './hook.test.fixtures.tsx';
import { useFailureReason } from './useFailureReason.ts';

const en = { ...rules, ...screens };

async function reasonFor(failure: Partial<CallFailure>): Promise<string> {
  const { current } = await openHook(
    () => useFailureReason(),
    undefined,
    (probe) => <ForecourtRoot messages={en}>{probe}</ForecourtRoot>,
  );
  const rest = { errorCode: 'gateway.down', params: {}, fields: [], status: 409 };
  return current()({ ...rest, requestId: 'r-1', retryable: false, ...failure });
}

const GENERAL = en['failure.gateway'];

it.each([
  ['MSG-24', { errorCode: 'lockout.wait', params: { minutes: 5 } }, /^Maximum attempts, try again/],
  ['CARD-30', { errorCode: 'allowance.exists' }, /^This card already has one purchase allowed/],
  ['MSG-65', { errorCode: 'gateway.down', status: 503 }, GENERAL],
  ['MSG-65', { errorCode: 'idempotency.mismatch' }, GENERAL],
  ['MSG-65', { errorCode: 'fleet.notFound' }, GENERAL],
  ['MSG-65', { errorCode: 'driverRequest.notFound' }, GENERAL],
] as const)('[%s] explains %o, and never shows a code', async (_requirement, failure, words) => {
  expect(await reasonFor(failure)).toMatch(words);
});

it('gives every rejected field’s reason as a sentence', async () => {
  const issue = { path: '', key: 'fleet.inUse', params: {} };
  expect(await reasonFor({ errorCode: 'request.invalid', fields: [issue, issue] })).toBe(
    `${en['fleet.inUse']}. ${en['fleet.inUse']}.`,
  );
});
