import type { TimelineEntry } from '@forecourt/api-client/contract';
import { sayText } from '@forecourt/server';
import { isNotificationKind, NO_LIMITS } from '@forecourt/validation';
import { en } from '@forecourt/validation/messages';
import { expect, it } from 'vitest';
import { sideOf } from './entryText.ts';

const entry: TimelineEntry = {
  entryId: '019aaf00-0000-7000-8000-000000000001',
  at: '2026-11-20T15:04:05Z',
  kind: 'change',
  actor: null,
  emulatedBy: null,
  action: 'card.limitsChanged',
  from: null,
  to: null,
  changes: [],
  reason: null,
  cardLast4: '4821',
  amountCents: null,
  place: null,
  odometerMiles: null,
  unitNumber: null,
  source: null,
  params: {},
  canUndo: false,
};
const limits = (overrides: object) => JSON.stringify({ ...NO_LIMITS, ...overrides });
const sidesOf = (changed: Partial<TimelineEntry>) =>
  (['from', 'to'] as const).map((side) =>
    sideOf({ ...entry, ...changed }, side, { currency: 'USD' }),
  );

it('describes a card’s status and changed limits in words', () => {
  const from = limits({ perDayCents: 9_000, cycle: 'weekly', transactionsPerDay: 3 });
  const to = limits({
    perDayCents: 12_050,
    transactionsPerDay: 3,
    gallons1: { milligallons: 1_500_500, reset: 'daily', groups: ['diesel'] },
    cash: { amountCents: 500, reset: 'monthly' },
    allowedDays: ['mon', 'fri'],
    allowedTimes: [{ start: '05:00', end: '19:00' }],
    allowedGroups: ['alternativeFuel', 'def'],
    flagOnly: ['hours'],
  });
  const states = { from: 'active', to: 'onHold' };
  expect(sidesOf({ ...states, changes: [{ field: 'ownLimits', from, to }] })).toEqual([
    'Active; Dollars per day: $90.00; Gallons, fuel #1: No limit; Cash: No limit; Day: No limit; Hours: No limit; Product: No limit; Cycle resets: Weekly; Flagged instead of declined: Nothing',
    'On hold; Dollars per day: $120.50; Gallons, fuel #1: 1,500.5 gal, daily; Cash: $5.00, monthly; Day: Mon, Fri; Hours: 5:00 AM to 7:00 PM; Product: Alternative fuel, DEF; Cycle resets: Monthly; Flagged instead of declined: Hours',
  ]);
});

it('omits a change that only machines read', () => {
  expect(sidesOf({ changes: [{ field: 'nextRunKey', from: '{}', to: '{"a":1}' }] })).toEqual([
    '',
    '',
  ]);
});

it('has complete text for every notification and timeline entry', () => {
  const messages = Object.entries(en).filter(
    ([key]) => isNotificationKind(key) || /^(card\.)?timeline\./.test(key),
  );
  expect(messages.length).toBeGreaterThan(80);
  for (const [key, text] of messages) expect(sayText(text), key).not.toMatch(/[{}]|undefined/);
});
