import { expect, it } from 'vitest';
import type { DriverRequest } from '@forecourt/api-client';
import { stepsOf } from './steps.ts';

const allowed: DriverRequest = {
  requestId: '0197a1b2-0000-7000-8000-000000000001',
  transactionId: '0197a1b2-0000-7000-8000-000000000002',
  cardId: '0197a1b2-0000-7000-8000-000000000003',
  last4: '4821',
  driverId: '0197a1b2-0000-7000-8000-000000000004',
  driverName: 'Rosa Núñez',
  fleetId: '0197a1b2-0000-7000-8000-000000000005',
  fleetName: 'Long haul',
  siteName: 'Prairie Fuel 12',
  city: 'Amarillo',
  siteState: 'TX',
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
  amountCents: 11_240,
  reason: 'emptyTank',
  note: '',
  state: 'allowed',
  until: '2026-11-21T16:34:00.000Z',
  declinedAt: '2026-11-21T16:00:00.000Z',
  sentAt: '2026-11-21T16:01:00.000Z',
  openedAt: '2026-11-21T16:02:00.000Z',
  askedAt: '2026-11-21T16:03:00.000Z',
  escalatedAt: null,
  answeredAt: '2026-11-21T16:04:00.000Z',
  answeredBy: 'Dana Morales',
  isAuto: false,
  answerCents: 11_240,
  word: null,
  usedAt: null,
};
const latest = (overrides: Partial<DriverRequest>) =>
  stepsOf({ ...allowed, ...overrides }, (key) => key, new Date('2026-11-21T18:00:00Z'))[0];

it.each<[what: string, who: string, some: Partial<DriverRequest>]>([
  ['driverRequest.step.allowed', 'Dana Morales', {}],
  ['driverRequest.step.used', 'Rosa Núñez', { state: 'used', usedAt: '2026-11-21T16:20:00.000Z' }],
  [
    'driverRequest.step.withdrawn',
    'Dana Morales',
    { state: 'refused', withdrawnAt: '2026-11-21T16:10:00.000Z', withdrawnBy: 'Dana Morales' },
  ],
  ['driverRequest.step.lapsed', '', { state: 'expired' }],
  [
    'driverRequest.step.expired',
    '',
    { state: 'expired', answeredAt: null, answeredBy: null, answerCents: null },
  ],
])('the latest step of a request is %s, by "%s"', (what, who, overrides) => {
  expect(latest(overrides)).toMatchObject({ what, who });
});
