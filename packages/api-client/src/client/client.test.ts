import { describe, expect, expectTypeOf, it } from 'vitest';
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
  it('refuses a name that the contract does not have, and is not awaited itself', async () => {
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

  it('[GW-13] makes a call by its own method and by its name', async () => {
    const { client } = clientOf({ getMe: () => sampleUser() });
    expect(await client.getMe()).toMatchObject({ ok: true, data: { firstName: 'Dana' } });
    expect(await client.call('getMe')).toMatchObject({ ok: true, data: { firstName: 'Dana' } });
    expect(await client.read('getMe', {})).toMatchObject({ ok: true, data: { firstName: 'Dana' } });
  });

  it('asks a busy gateway again for what only reads, also by POST', async () => {
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

  it('[GW-161] takes the method of every path, and whether it has a payload, from its declaration', async () => {
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

  it('[GW-14] [GW-15] fills path and query, each part encoded', async () => {
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

  it('sends nothing when a parameter of the path is empty', async () => {
    const { client, gateway } = clientOf({});
    const result = await client.getCard({ params: { cardId: '' } });
    expect(failureOf(result)?.errorCode).toBe('request.invalid');
    expect(gateway.requests).toEqual([]);
  });

  it('sends the idempotency key and the version', async () => {
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

  it('makes a call for another person and account than the selected ones', async () => {
    const { client, gateway } = clientOf({ listFleets: () => ({ items: [sampleFleet()] }) });
    await client.listFleets({}, { accountId: sampleId(77), userId: sampleId(78) });
    const headers = gateway.requests[0]?.headers;
    expect(headers?.get('sysaccountid')).toBe(sampleId(77));
    expect(headers?.get('userId')).toBe(sampleId(78));
  });

  it('gives the gateway’s failure with its status', async () => {
    const fields = [{ path: 'cards.0.lastName', key: 'name.lastRequired', params: {} }];
    const { client } = clientOf({ getMe: () => refuse(422, 'request.invalid', { fields }) });
    expect(failureOf(await client.getMe())).toMatchObject({
      status: 422,
      errorCode: 'request.invalid',
      fields,
    });
  });

  it('fails with response.invalid and the place when an answer has another shape', async () => {
    const { client } = clientOf({
      getMe: () => Response.json({ ...sampleUser(), username: 7 }),
    });
    expect(failureOf(await client.getMe())).toMatchObject({
      errorCode: 'response.invalid',
      status: 200,
      fields: [{ path: 'username', key: 'value.invalid' }],
    });
  });

  it('leaves out fields of an answer that the contract does not know', async () => {
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
    'names a failure without a body by its status: %i %s',
    async (status, errorCode, retryable) => {
      const { client } = clientOf({ getMe: () => new Response('<html>', { status }) });
      expect(failureOf(await client.getMe())).toMatchObject({ status, errorCode, retryable });
    },
  );

  it('[GW-152] keeps the code of a 401', async () => {
    const { client } = clientOf({ getMe: () => sampleUser() }, { getAccessToken: () => null });
    expect(failureOf(await client.getMe())).toMatchObject({
      status: 401,
      errorCode: 'auth.tokenMissing',
    });
  });

  it('never throws: no network, aborted', async () => {
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

  it('makes keys that are UUIDs, also where only random bytes exist', () => {
    expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/);
  });
});

describe('an order from a file', () => {
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
  it('[CARD-03] sends chunks of 500 rows and confirms once', async () => {
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

  it('throws the draft away when rows are refused, and orders nothing', async () => {
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

  it('throws the draft away when the person cancels', async () => {
    const controller = new AbortController();
    const { client, gateway } = clientOf(handlers);
    const result = await sendImport(client, toSend, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    expect(result).toEqual({ outcome: 'canceled' });
    expect(named(gateway)).toEqual(['startOrderImport', 'putOrderImportRows', 'cancelOrderImport']);
  });

  it('[CARD-03] answers the order when it was placed and only the answer was lost', async () => {
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

  it('keeps the draft after a failure, so that sending again continues', async () => {
    const { client, gateway } = clientOf({
      ...handlers,
      putOrderImportRows: () => refuse(503, 'server.unavailable', { retryable: true }),
    });
    expect(await sendImport(client, toSend)).toMatchObject({
      outcome: 'failed',
      failure: { errorCode: 'server.unavailable' },
    });
    expect(named(gateway)).toEqual(['startOrderImport', 'putOrderImportRows']);
  });
});

/** Compiled, never run. */
export function checkTypes(client: Client): void {
  expectTypeOf(client.getMe).toBeCallableWith();
  expectTypeOf(client.listCards).toBeCallableWith({ query: { q: undefined, limit: 5 } });
  expectTypeOf(client.listCards).toBeCallableWith(undefined, { signal: undefined });
  // @ts-expect-error the call moves a card and takes a key
  void client.orderCards({ body: { cards: [], delivery: sampleDelivery() } });
  // @ts-expect-error the call needs the card's id
  void client.getCard();
  // @ts-expect-error the call edits a row and takes its version
  void client.changeCardStatus({}, { idempotencyKey: '' });
  // @ts-expect-error no such filter
  void client.listCards({ query: { colour: 'red' } });
  // @ts-expect-error no such call
  void client.call('closeAccount');
  // @ts-expect-error the call takes a key
  void client.read('orderCards', { body: { cards: [], delivery: sampleDelivery() } });
}

describe('the types of the client', () => {
  it('give the data of a call once it is known to be ok', async () => {
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

  it('asks chunk by chunk and adds up what it is told', async () => {
    const { client, gateway } = clientOf({
      previewPurchaseImport: ({ body: { entries } }) => ({
        added: entries.length - 2,
        changed: 2,
        unchanged: 0,
      }),
    });
    const progress: number[] = [];
    const told = await previewImport(client, file, { onProgress: (rows) => progress.push(rows) });
    expect(told).toMatchObject({ ok: true, data: { added: 1_094, changed: 6, unchanged: 0 } });
    expect(progress).toEqual([500, 1_000, 1_100]);
    expect(named(gateway)).toHaveLength(3);
  });

  it('tells no part of a sum', async () => {
    const { client, gateway } = clientOf({
      previewPurchaseImport: () => refuse(403, 'access.denied'),
    });
    const told = await previewImport(client, file);
    expect(told).toMatchObject({ ok: false, failure: { errorCode: 'access.denied' } });
    expect(named(gateway)).toHaveLength(1);
  });
});
