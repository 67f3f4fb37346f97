import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  contract,
  createClient,
  newIdempotencyKey,
  previewImport,
  sendImport,
  type Call,
  type CallRequest,
  type CallResult,
  type Client,
  type Contract,
  type LoaderOptions,
} from '../index.ts';
import {
  createFakeGateway,
  FAKE_URL,
  refuse,
  SAMPLE_IDS,
  sampleCard,
  sampleCardOrder,
  sampleDelivery,
  sampleFleet,
  sampleId,
  sampleOrder,
  samplePage,
  sampleUser,
  type FakeGateway,
  type FakeHandlers,
} from '../testing/index.ts';

function clientOf(handlers: FakeHandlers, options: Partial<LoaderOptions> = {}) {
  const gateway = createFakeGateway(handlers);
  const client = createClient({
    baseUrl: FAKE_URL,
    getAccessToken: () => 'token',
    getAccountId: () => SAMPLE_IDS.account,
    sleep: () => Promise.resolve(),
    fetch: gateway,
    ...options,
  });
  return { client, gateway };
}
const failureOf = <T>(result: CallResult<T>) => (result.ok ? undefined : result.failure);

const named = (gateway: FakeGateway) => gateway.requests.map(({ name }) => name);

describe('the client', () => {
  it('refuses a call that is not in the contract, and is not thenable', async () => {
    const { client, gateway } = clientOf({});
    const launch: unknown = Reflect.get(client, 'launchRocket');
    if (typeof launch !== 'function') throw new TypeError('A name gives no method.');
    expect(await Reflect.apply(launch, client, [])).toMatchObject({
      ok: false,
      failure: { errorCode: 'request.invalid' },
    });
    expect(gateway.requests).toEqual([]);
    expect(await Promise.resolve(client)).toBe(client);
    expect(Reflect.get(client, 'listCards')).toBe(Reflect.get(client, 'listCards'));
  });

  it('[GW-13] makes a call by its own method, `call`, or `read`', async () => {
    const { client } = clientOf({ getMe: () => sampleUser() });
    expect(await client.getMe()).toMatchObject({ ok: true, data: { firstName: 'Dana' } });
    expect(await client.call('getMe')).toMatchObject({ ok: true, data: { firstName: 'Dana' } });
    expect(await client.read('getMe', {})).toMatchObject({ ok: true, data: { firstName: 'Dana' } });
  });

  it('retries a POST made with `read`, but not one made with its own method', async () => {
    const report = { kind: 'ifta', fromDate: '2026-10-01', toDate: '2026-10-31' } as const;
    const request = {
      body: { report: { ...report, fleetId: null, columns: [], ledgerCodes: {} } },
    };
    const busy = { readReport: () => refuse(503, 'server.unavailable', { retryable: true }) };
    const { client, gateway } = clientOf(busy);
    const result = await client.read('readReport', request);
    expect(failureOf(result)?.errorCode).toBe('server.unavailable');
    expect(gateway.requests).toHaveLength(6);
    await client.readReport(request);
    expect(gateway.requests).toHaveLength(7);
  });

  it('[GW-161] sends each call with its declared method, and a body only if declared', async () => {
    const sent: (readonly [method: string | undefined, hasPayload: boolean])[] = [];
    const { client } = clientOf(
      {},
      {
        fetch: (_url, init) => {
          sent.push([init?.method, init?.body !== undefined]);
          return Promise.resolve(new Response('{}', { status: 404 }));
        },
      },
    );
    const calls: readonly [string, Call][] = Object.entries(contract);
    for (const [name, { path }] of calls) {
      const params = Object.fromEntries(
        [...path.matchAll(/:([A-Za-z]+)/g)].map(([, part]) => [part, 'x']),
      );
      await Reflect.apply(Reflect.get(client, name), client, [{ params, body: {} }]);
    }
    expect(sent).toEqual(calls.map(([, { method, body }]) => [method, body !== undefined]));
  });

  it('[GW-14] [GW-15] encodes path and query parameters', async () => {
    const { client, gateway } = clientOf({
      listCards: () => ({ ...samplePage([sampleCard()]), counts: null }),
    });
    await client.listCards({ query: { q: 'a&b=c', limit: 10, status: undefined } });
    await client.getOrder({ params: { orderId: 'a/../b' } });
    expect(gateway.requests.map(({ url }) => url)).toEqual([
      `${FAKE_URL}/cards?q=a%26b%3Dc&limit=10`,
      `${FAKE_URL}/cards/orders/a%2F..%2Fb`,
    ]);
  });

  it('sends nothing when a path parameter is empty', async () => {
    const { client, gateway } = clientOf({});
    const result = await client.getCard({ params: { cardId: '' } });
    expect(failureOf(result)?.errorCode).toBe('request.invalid');
    expect(gateway.requests).toEqual([]);
  });

  it('sends the idempotency key and version as headers', async () => {
    const { client, gateway } = clientOf({
      changeCardStatus: () => ({ card: sampleCard({ status: 'onHold', version: 4 }) }),
    });
    const idempotencyKey = newIdempotencyKey();
    const result = await client.changeCardStatus(
      {
        params: { cardId: SAMPLE_IDS.card },
        body: { action: 'hold', reason: null, note: null },
      },
      { idempotencyKey, ifMatch: 3 },
    );
    expect(result).toMatchObject({ ok: true, data: { card: { status: 'onHold' } } });
    const headers = gateway.requests[0]?.headers;
    expect(headers?.get('idempotency-key')).toBe(idempotencyKey);
    expect(headers?.get('if-match')).toBe('3');
  });

  it('lets a call override the selected user and account', async () => {
    const { client, gateway } = clientOf({ listFleets: () => ({ items: [sampleFleet()] }) });
    await client.listFleets({}, { accountId: sampleId(77), userId: sampleId(78) });
    const headers = gateway.requests[0]?.headers;
    expect(headers?.get('sysaccountid')).toBe(sampleId(77));
    expect(headers?.get('userId')).toBe(sampleId(78));
  });

  it('returns the gateway’s failure with its status', async () => {
    const fields = [{ path: 'cards.0.lastName', key: 'name.lastRequired', params: {} }];
    const { client } = clientOf({ getMe: () => refuse(422, 'request.invalid', { fields }) });
    expect(failureOf(await client.getMe())).toMatchObject({
      status: 422,
      errorCode: 'request.invalid',
      fields,
    });
  });

  it('fails with response.invalid and the field when a response has the wrong shape', async () => {
    const { client } = clientOf({
      getMe: () => Response.json({ ...sampleUser(), username: 7 }),
    });
    expect(failureOf(await client.getMe())).toMatchObject({
      errorCode: 'response.invalid',
      status: 200,
      fields: [{ path: 'username', key: 'value.invalid' }],
    });
  });

  it('drops response fields that the contract does not declare', async () => {
    const { client } = clientOf({ getMe: () => Response.json({ ...sampleUser(), extra: 1 }) });
    const result = await client.getMe();
    expect(result.ok && Object.keys(result.data)).not.toContain('extra');
    expect(result.ok).toBe(true);
  });

  it.each([
    [401, 'auth.tokenInvalid', false],
    [403, 'access.denied', false],
    [404, 'notFound', false],
    [418, 'request.failed', false],
    [500, 'server.error', false],
    [502, 'server.unavailable', true],
    [503, 'server.unavailable', true],
  ])(
    'derives the error code from the status if the body is not JSON: %i %s',
    async (status, errorCode, retryable) => {
      const { client } = clientOf({ getMe: () => new Response('<html>', { status }) });
      expect(failureOf(await client.getMe())).toMatchObject({ status, errorCode, retryable });
    },
  );

  it('[GW-152] preserves the error code of a 401', async () => {
    const { client } = clientOf({ getMe: () => sampleUser() }, { getAccessToken: () => null });
    expect(failureOf(await client.getMe())).toMatchObject({
      status: 401,
      errorCode: 'auth.tokenMissing',
    });
  });

  it('returns a failure instead of throwing when offline or aborted', async () => {
    const down = clientOf({}, { fetch: () => Promise.reject(new TypeError('fetch failed')) });
    expect(failureOf(await down.client.getMe())).toMatchObject({
      status: 0,
      errorCode: 'network.unreachable',
      retryable: true,
    });
    const { client } = clientOf({ getMe: () => sampleUser() });
    const aborted = await client.getMe({}, { signal: AbortSignal.abort() });
    expect(failureOf(aborted)).toMatchObject({ status: 0, errorCode: 'request.aborted' });
  });

  it('generates idempotency keys that are version 4 UUIDs, even over plain HTTP', () => {
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(newIdempotencyKey()).toMatch(uuid);
    const { crypto: secure } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: secure.getRandomValues.bind(secure) });
    const keys = Array.from({ length: 20 }, newIdempotencyKey);
    vi.unstubAllGlobals();
    for (const key of keys) expect(key).toMatch(uuid);
    expect(new Set(keys).size).toBe(20);
  });
});

describe('sendImport', () => {
  const rows = Array.from({ length: 1100 }, (_, row) => ({ row, entry: sampleCardOrder() }));
  const draft = {
    importId: SAMPLE_IDS.import,
    fileName: 'cards.csv',
    rowCount: rows.length,
    receivedRows: 0,
    state: 'receiving' as const,
    orderId: null,
    sameAsOrderId: null,
  };
  const toSend = {
    kind: 'cards' as const,
    fileName: 'cards.csv',
    rows,
    contentHash: 'a'.repeat(64),
    confirmation: { delivery: sampleDelivery() },
    idempotencyKey: newIdempotencyKey(),
  };
  const handlers = {
    startOrderImport: () => draft,
    putOrderImportRows: () => ({ receivedRows: 0, refused: [] }),
    confirmOrderImport: () => ({ order: sampleOrder({ source: 'import' }), alreadyOrdered: false }),
    cancelOrderImport: () => ({ ...draft, state: 'canceled' as const }),
  } satisfies FakeHandlers;
  it('[CARD-03] sends rows in chunks of 500 and confirms once', async () => {
    const { client, gateway } = clientOf(handlers);
    const progress: number[] = [];
    const result = await sendImport(client, toSend, {
      onProgress: (sentRows) => progress.push(sentRows),
    });
    expect(result).toMatchObject({ outcome: 'confirmed' });
    expect(progress).toEqual([500, 1000, 1100]);
    expect(named(gateway)).toEqual([
      'startOrderImport',
      'putOrderImportRows',
      'putOrderImportRows',
      'putOrderImportRows',
      'confirmOrderImport',
    ]);
  });

  it('discards the draft and orders nothing when rows are refused', async () => {
    const refused = [{ row: 3, path: 'lastName', key: 'name.lastRequired', params: {} }];
    const { client, gateway } = clientOf({
      ...handlers,
      putOrderImportRows: ({ params }) => ({
        receivedRows: 0,
        refused: params.chunk === '1' ? refused : [],
      }),
    });
    expect(await sendImport(client, toSend)).toEqual({ outcome: 'refused', refused });
    expect(named(gateway)).toContain('cancelOrderImport');
    expect(named(gateway)).not.toContain('confirmOrderImport');
  });

  it('discards the draft when the user cancels', async () => {
    const controller = new AbortController();
    const { client, gateway } = clientOf(handlers);
    const result = await sendImport(client, toSend, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(result).toEqual({ outcome: 'canceled' });
    expect(named(gateway)).toEqual(['startOrderImport', 'putOrderImportRows', 'cancelOrderImport']);
  });

  it('[CARD-03] returns the order if it was placed but the response was lost', async () => {
    const { client } = clientOf({
      ...handlers,
      putOrderImportRows: () => refuse(409, 'import.closed'),
    });
    expect(await sendImport(client, toSend)).toMatchObject({
      outcome: 'confirmed',
      confirmed: { order: { orderId: SAMPLE_IDS.order } },
    });
    const { client: canceled } = clientOf({
      ...handlers,
      putOrderImportRows: () => refuse(409, 'import.closed'),
      confirmOrderImport: () => refuse(409, 'import.closed'),
    });
    expect(await sendImport(canceled, toSend)).toMatchObject({
      outcome: 'failed',
      failure: { errorCode: 'import.closed' },
    });
  });

  it('leaves the draft open after a failure, and resumes it with the same key', async () => {
    let isDown = true;
    const { client, gateway } = clientOf({
      ...handlers,
      putOrderImportRows: ({ params }) =>
        isDown && params.chunk === '1'
          ? refuse(503, 'server.unavailable', { retryable: true })
          : { receivedRows: 0, refused: [] },
    });
    expect(await sendImport(client, toSend)).toMatchObject({
      outcome: 'failed',
      failure: { errorCode: 'server.unavailable' },
    });
    expect(named(gateway)).not.toContain('cancelOrderImport');
    isDown = false;
    expect(await sendImport(client, toSend)).toMatchObject({ outcome: 'confirmed' });
    const keys = gateway.requests
      .filter(({ name }) => name === 'startOrderImport')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual([toSend.idempotencyKey, toSend.idempotencyKey]);
  });
});

/** Type checks only; compiled but never run. */
export function checkTypes(client: Client): void {
  expectTypeOf(client.getMe).toBeCallableWith();
  expectTypeOf(client.listCards).toBeCallableWith({ query: { q: undefined, limit: 5 } });
  expectTypeOf(client.listCards).toBeCallableWith(undefined, { signal: undefined });
  // @ts-expect-error the call requires an idempotency key
  void client.orderCards({ body: { cards: [], delivery: sampleDelivery() } });
  // @ts-expect-error the call requires a card ID
  void client.getCard();
  // @ts-expect-error the call edits a row and requires its version
  void client.changeCardStatus({}, { idempotencyKey: '' });
  // @ts-expect-error unknown filter
  void client.listCards({ query: { colour: 'red' } });
  // @ts-expect-error the call requires a request and options
  void client.call('closeAccount');
  // @ts-expect-error the call requires an idempotency key, so it is not a read
  void client.read('orderCards', { body: { cards: [], delivery: sampleDelivery() } });
}

describe('client types', () => {
  it('narrow an ok result to its data, and require keys and versions', async () => {
    const { client } = clientOf({ getMe: () => sampleUser() });
    const result = await client.getMe();
    if (!result.ok) throw new Error(result.failure.errorCode);
    expectTypeOf(result.data.username).toEqualTypeOf<string>();
    expectTypeOf(client.getOrder).parameter(0).toEqualTypeOf<CallRequest<Contract['getOrder']>>();
    expectTypeOf(client.orderCards).parameter(1).toExtend<{ readonly idempotencyKey: string }>();
    expectTypeOf(client.changeCardStatus).parameter(1).toExtend<{ readonly ifMatch: number }>();
    expect(result.data.username).toBe('dana.price');
  });
});

describe('previewImport', () => {
  const entry = {
    vehicleId: sampleId(1),
    boughtAt: '2026-11-08T20:05:00Z',
    source: 'Northline Fuel',
    reference: null,
    driverName: null,
    station: null,
    city: null,
    state: null,
    productCode: '053',
    quantityThousandths: 20_000,
    unitPriceMills: null,
    amountCents: 8_000,
    odometerMiles: null,
  };
  const file = Array.from({ length: 1_100 }, () => entry);

  it('sends the file in chunks and adds up their counts', async () => {
    const { client, gateway } = clientOf({
      previewPurchaseImport: ({ body: { entries } }) => ({
        added: entries.length - 2,
        changed: 2,
        unchanged: 0,
      }),
    });
    const progress: number[] = [];
    const result = await previewImport(client, file, { onProgress: (rows) => progress.push(rows) });
    expect(result).toMatchObject({ ok: true, data: { added: 1_094, changed: 6, unchanged: 0 } });
    expect(progress).toEqual([500, 1_000, 1_100]);
    expect(named(gateway)).toHaveLength(3);
  });

  it('returns the failure of a chunk and stops', async () => {
    const { client, gateway } = clientOf({
      previewPurchaseImport: () => refuse(403, 'access.denied'),
    });
    const result = await previewImport(client, file);
    expect(result).toMatchObject({ ok: false, failure: { errorCode: 'access.denied' } });
    expect(named(gateway)).toHaveLength(1);
  });
});
