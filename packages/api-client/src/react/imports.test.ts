// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import {
  refuse,
  SAMPLE_IDS,
  sampleCardOrder,
  sampleDelivery,
  sampleOrder,
} from '../testing/index.ts';
import { useSendImport } from './index.ts';
import { mount } from './support/mount.tsx';

const draft = {
  importId: SAMPLE_IDS.import,
  fileName: 'cards.csv',
  rowCount: 1,
  receivedRows: 0,
  state: 'receiving' as const,
  orderId: null,
  sameAsOrderId: null,
};
const toSend = {
  fileName: 'cards.csv',
  rows: [{ row: 1, entry: sampleCardOrder() }],
  contentHash: 'a'.repeat(64),
  confirmation: { delivery: sampleDelivery() },
};

/** Sends the same card file again after the first try ended; returns both idempotency keys. */
async function keysOf(
  first: 'canceled' | 'refused' | 'failed',
  firstTry: (cancel: () => void) => ReturnType<typeof refuse> | string[],
) {
  let puts = 0;
  const world = await mount(() => useSendImport('cards'), undefined, {
    startOrderImport: () => draft,
    putOrderImportRows: () => {
      puts += 1;
      const ended = puts === 1 ? firstTry(() => world.current().cancel()) : [];
      if (!Array.isArray(ended)) return ended;
      const refused = ended.map((path) => ({ row: 1, path, key: 'value.invalid', params: {} }));
      return { receivedRows: 1, refused };
    },
    cancelOrderImport: () => ({ ...draft, state: 'canceled' as const }),
    confirmOrderImport: () => ({ order: sampleOrder({ source: 'import' }), alreadyOrdered: false }),
  });
  for (const outcome of [first, 'confirmed']) {
    await act(async () => {
      expect(await world.current().send(toSend)).toMatchObject({ outcome });
    });
  }
  await world.unmount();
  const accounts = world.gateway.requests.map(({ headers }) => headers.get('sysaccountid'));
  expect(new Set(accounts)).toEqual(new Set([SAMPLE_IDS.account]));
  return world.gateway.requests
    .filter(({ name }) => name === 'startOrderImport')
    .map(({ headers }) => headers.get('idempotency-key'));
}

describe('useSendImport', () => {
  it('[CARD-03] uses a new idempotency key after a cancellation or refused rows', async () => {
    const canceled = await keysOf('canceled', (cancel) => {
      cancel();
      return [];
    });
    expect(new Set(canceled).size).toBe(2);
    const refused = await keysOf('refused', () => ['lastName']);
    expect(new Set(refused).size).toBe(2);
  });

  it('[CARD-03] reuses the idempotency key after a failure', async () => {
    const failed = await keysOf('failed', () => refuse(503, 'server.unavailable'));
    expect(failed).toHaveLength(2);
    expect(new Set(failed).size).toBe(1);
  });

  it('[CARD-03] uses a new idempotency key if an earlier attempt used it otherwise', async () => {
    const mismatched = await keysOf('failed', () => refuse(422, 'idempotency.mismatch'));
    expect(new Set(mismatched).size).toBe(2);
  });
});
