// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { CallFailure } from '@forecourt/api-client';
import { openHook } from './hook.test.fixtures.tsx';
import { useOpenedRow } from './useOpenedRow.ts';

interface Given {
  readonly version: number;
  readonly failure: CallFailure | null;
}

const failed = (errorCode: string): CallFailure => ({
  status: 409,
  retryable: false,
  errorCode,
  fields: [],
  params: {},
  requestId: 'r',
});
const useVersion = ({ version, failure }: Given) => useOpenedRow({ version }, failure).version;

it('[UI-19] stays at the row as opened until someone else’s change was refused', async () => {
  const hook = await openHook<Given, number>(useVersion, { version: 1, failure: null });
  await hook.show({ version: 2, failure: null });
  expect(hook.current()).toBe(1);
  await hook.show({ version: 2, failure: failed('driver.refused') });
  expect(hook.current()).toBe(1);
  await hook.show({ version: 2, failure: failed('version.stale') });
  expect(hook.current()).toBe(2);
});
