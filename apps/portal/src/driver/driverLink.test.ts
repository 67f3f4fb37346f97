import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type DriverPage } from '@forecourt/api-client';
import {
  createFakeGateway,
  FAKE_URL,
  refuse,
  type FakeHandlers,
} from '@forecourt/api-client/testing';
import { createDriverLink } from './driverLink.ts';
import { createKeyStorage } from './keyStorage.test.fixtures.ts';

// warm up: the first call loads its part of the contract, in real time
beforeAll(() => begin({}).link.renew());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const LOOK_MILLISECONDS = 2_000;

const page: DriverPage = {
  deviceKey: null,
  language: 'en',
  last4: '4821',
  siteName: 'Prairie Fuel 12',
  city: 'Amarillo',
  state: 'TX',
  declinedAt: '2026-11-21T11:40:00.000Z',
  timeZone: 'America/Chicago',
  currency: 'USD',
  offer: {
    rule: 'amountPerDay',
    askedCents: 11_240,
    lessCents: null,
    products: [],
    laterAt: null,
    states: [],
    askMaxCents: 50_000,
  },
  contact: null,
  expiresAt: '2026-11-21T12:10:00.000Z',
  request: null,
};
const request = {
  state: 'open',
  amountCents: 11_240,
  askedAt: '2026-11-21T11:42:00.000Z',
  answerCents: null,
  until: '2026-11-21T12:10:00.000Z',
  word: null,
} as const;
const driverRequest = { amountCents: 11_240, reason: 'emptyTank', note: '' } as const;
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

function begin(handlers: FakeHandlers) {
  const gateway = createFakeGateway({ openDriverLink: () => page, ...handlers });
  const link = createDriverLink({
    client: createClient({ baseUrl: FAKE_URL, getAccessToken: () => null, fetch: gateway }),
    storage: createKeyStorage(),
    token: 'account.secret',
  });
  const looks = () => gateway.requests.filter(({ name }) => name === 'openDriverLink');
  return { gateway, link, looks };
}
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a driver link', () => {
  it('sends the same device key with every attempt to open it', async () => {
    const keys: (string | null)[] = [];
    const { link } = begin({
      openDriverLink: ({ body }) => (keys.push(body.deviceKey) < 3 ? lost() : page),
    });
    link.follow();
    await settle(3 * LOOK_MILLISECONDS);
    expect(link.read().page).not.toBeNull();
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('ignores the response to an earlier request if a newer one has been sent', async () => {
    const answers: ((answer: DriverPage) => void)[] = [];
    const { link, looks } = begin({
      openDriverLink: () => new Promise((resolve) => void answers.push(resolve)),
    });
    link.follow();
    await settle();
    link.refresh();
    await settle();
    expect(looks()).toHaveLength(2);
    answers[1]?.({ ...page, last4: '0002' });
    answers[0]?.({ ...page, last4: '0001' });
    await settle();
    expect(link.read().page?.last4).toBe('0002');
  });
});

describe('a driver’s request', () => {
  it('is found by refetching after its response was lost, and then followed', async () => {
    let state: 'none' | 'open' | 'allowed' = 'none';
    const { link } = begin({
      askAtPump: () => {
        state = 'open';
        return lost();
      },
      openDriverLink: () => (state === 'none' ? page : { ...page, request: { ...request, state } }),
    });
    link.follow();
    await settle();
    await link.ask(driverRequest);
    await settle();
    expect(link.read()).toMatchObject({ problem: null, page: { request: { state: 'open' } } });
    state = 'allowed';
    await settle(LOOK_MILLISECONDS);
    expect(link.read().page?.request?.state).toBe('allowed');
  });

  it('is reported as unsent only after a refetch shows that it did not arrive', async () => {
    let isOffline = false;
    const { link } = begin({
      askAtPump: lost,
      openDriverLink: () => (isOffline ? lost() : page),
    });
    link.follow();
    await settle();
    isOffline = true;
    await link.ask(driverRequest);
    await settle(LOOK_MILLISECONDS);
    expect(link.read()).toMatchObject({ problem: 'unsure', isPending: false });
    isOffline = false;
    await settle(2 * LOOK_MILLISECONDS);
    expect(link.read().problem).toBe('unsentOffline');
  });

  it.each([
    [429, 'rateLimited', 'unsentLimited'],
    [413, 'request.invalid', 'unsentInvalid'],
    [500, 'server.error', 'unsentFailed'],
    [409, 'driverRequest.cannot', 'cannot'],
    [422, 'driverLink.over', 'over'],
  ])('that fails with %i %s is reported as %s', async (status, errorCode, problem) => {
    const { link } = begin({ askAtPump: () => refuse(status, errorCode) });
    link.follow();
    await settle();
    await link.ask(driverRequest);
    await settle();
    expect(link.read()).toMatchObject({ problem, page: { request: null } });
  });

  it('is not undone by a refetch that started before its response', async () => {
    const looks: ((answer: DriverPage) => void)[] = [];
    let tries = 0;
    const { link } = begin({
      openDriverLink: () => new Promise((resolve) => void looks.push(resolve)),
      askAtPump: () => ((tries += 1) === 1 ? lost() : { ...page, request }),
    });
    link.follow();
    await settle();
    looks[0]?.(page);
    await settle();
    await link.ask(driverRequest);
    await settle();
    await link.ask(driverRequest);
    expect(looks).toHaveLength(2);
    looks[1]?.(page);
    await settle();
    expect(link.read().page?.request?.state).toBe('open');
  });

  it('clears the problem of a failed attempt when it is sent again', async () => {
    let tries = 0;
    const { link } = begin({
      askAtPump: () => ((tries += 1) === 1 ? lost() : { ...page, request }),
    });
    link.follow();
    await settle();
    await link.ask(driverRequest);
    await settle();
    expect(link.read().problem).toBe('unsentOffline');
    await link.ask(driverRequest);
    expect(link.read()).toMatchObject({ problem: null, page: { request: { state: 'open' } } });
  });
});
