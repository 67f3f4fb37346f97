import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type DriverCard } from '@forecourt/api-client';
import {
  createFakeGateway,
  FAKE_URL,
  refuse,
  type FakeHandlers,
} from '@forecourt/api-client/testing';
import { createGuideLink } from './guideLink.ts';
import { createKeyStorage } from './keyStorage.test.fixtures.ts';

// warm up: the first call loads its part of the contract, in real time
beforeAll(() => begin({}).link.renew());
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T11:40:00Z') }));
afterEach(() => void vi.useRealTimers());
const LOOK_MILLISECONDS = 60_000;

const card: DriverCard = {
  guide: { language: 'es', expiresAt: '2026-12-21T11:40:00.000Z' },
  last4: '4821',
  isActive: true,
  expiresOn: '2028-04',
  currency: 'USD',
  timeZone: 'America/Chicago',
  card: {
    groups: null,
    states: null,
    days: null,
    times: null,
    onceCents: null,
    onceMilligallons: null,
    leftCents: 11_240,
    leftMilligallons: null,
    leftPurchases: null,
    askedId: 'V',
    asksOdometer: true,
  },
  contact: null,
};

function begin(handlers: FakeHandlers) {
  const gateway = createFakeGateway({ openDriverCard: () => card, ...handlers });
  const link = createGuideLink({
    client: createClient({ baseUrl: FAKE_URL, getAccessToken: () => null, fetch: gateway }),
    storage: createKeyStorage(),
    token: 'card.account.secret',
  });
  const looks = () => gateway.requests.filter(({ name }) => name === 'openDriverCard');
  return { link, looks };
}
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a card guide link', () => {
  it('is refreshed while the page is open, always with the same device key', async () => {
    let leftCents = 11_240;
    const keys = new Set<string | null>();
    const { link } = begin({
      openDriverCard: ({ body }) => {
        keys.add(body.deviceKey);
        return { ...card, card: { ...card.card, leftCents } };
      },
    });
    const stop = link.follow();
    await settle();
    leftCents = 1_000;
    await settle(LOOK_MILLISECONDS);
    expect(link.read().card?.card.leftCents).toBe(1_000);
    expect(keys.size).toBe(1);
    stop();
  });

  it('keeps its last data and their time while offline', async () => {
    let isOffline = false;
    const { link } = begin({
      openDriverCard: () => {
        if (isOffline) throw new TypeError('Failed to fetch');
        return card;
      },
    });
    link.follow();
    await settle();
    const { at } = link.read();
    isOffline = true;
    await settle(LOOK_MILLISECONDS);
    expect(link.read()).toEqual({ card, at, problem: 'offline' });
    isOffline = false;
    await settle(LOOK_MILLISECONDS);
    expect(link.read()).toMatchObject({ problem: null });
    expect(link.read().at).not.toEqual(at);
  });

  it('is no longer requested once it has ended', async () => {
    const { link, looks } = begin({ openDriverCard: () => refuse(422, 'driverLink.over') });
    link.follow();
    await settle();
    expect(link.read().problem).toBe('over');
    await settle(2 * LOOK_MILLISECONDS);
    expect(looks()).toHaveLength(1);
  });
});
