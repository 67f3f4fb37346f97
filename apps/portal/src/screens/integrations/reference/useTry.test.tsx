// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DescribedCall } from './openApi.ts';
import { openHook } from '../../../app/hook.test.fixtures.tsx';
import { useTry } from './useTry.ts';

const call: DescribedCall = {
  name: 'holdCard',
  method: 'POST',
  path: '/cards/hold',
  summary: 'Hold a card',
  permission: 'cards.changeStatus',
  isForPeople: false,
  errors: [],
  parameters: [{ name: 'idempotency-key', in: 'header', required: true, schema: {} }],
  body: { type: 'object', properties: {} },
  answer: null,
};

/** Runs the hook, recording idempotency keys; `answers` holds each status, null for no response. */
async function open(responses: (number | null)[]) {
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => {
    keys.push(Reflect.get(Object(headers), 'idempotency-key'));
    const status = responses.shift() ?? null;
    return status === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response('{}', { status }));
  });
  const as = { gatewayUrl: 'http://gateway.test', apiKey: 'fck_live_1' };
  const { current } = await openHook(() => useTry(call, {}, as), null);
  return {
    keys,
    answered: () => current().response,
    send: () => act(async () => current().send()),
    edit: () => act(async () => current().edit('body', '{"note":""}')),
  };
}
afterEach(() => vi.unstubAllGlobals());

it('reuses the idempotency key until the call succeeds', async () => {
  const { keys, answered, send } = await open([null, 502, 200, 200]);
  await send();
  expect(answered()).toBe('none');
  for (let again = 0; again < 3; again += 1) await send();
  const [first, afterNone, afterFault, next] = keys;
  expect([afterNone, afterFault]).toEqual([first, first]);
  expect(next).not.toBe(first);
});

it('uses a new idempotency key after an edit', async () => {
  const { keys, send, edit } = await open([null, 200]);
  await send();
  await edit();
  await send();
  expect(new Set(keys).size).toBe(2);
});
