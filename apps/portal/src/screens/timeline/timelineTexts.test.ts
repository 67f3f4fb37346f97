import { expect, it } from 'vitest';
import { formatChanges, timelineTexts } from './timelineTexts.ts';

const text: Parameters<typeof formatChanges>[2] = (key, params) =>
  key === 'card.timeline.changed'
    ? `${String(params?.['what'])}: ${String(params?.['from'])} → ${String(params?.['to'])}`
    : key;

it('lists each changed limit with its old and new value, and omits internal fields', () => {
  const changes = [
    { field: 'limits', from: null, to: '{"perDayCents":9000}' },
    { field: 'ownLimits', from: '{"allowedStates":["TX"]}', to: '{"allowedStates":["TX","OK"]}' },
    { field: 'profile', from: 'Vans', to: null },
    { field: 'version', from: '1', to: '2' },
    { field: 'limits', from: 'not JSON', to: null },
    { field: 'odometerPrompt', from: 'reported', to: 'inSequence' },
  ];
  expect(formatChanges(changes, 'USD', text)).toEqual([
    'limits.field.perDay: timeline.nothing → $90.00',
    'limits.field.states: TX → TX, OK',
    'card.timeline.what.profile: Vans → timeline.nothing',
    'card.timeline.what.odometerPrompt: card.timeline.prompt.reported → card.timeline.prompt.inSequence',
  ]);
});

it('a purchase with another vendor’s card has no link and says who recorded it', () => {
  const entry = {
    entryId: '0197a1b2-0000-7000-8000-000000000001',
    at: '2026-11-08T20:05:00.000Z',
    kind: 'purchase' as const,
    actor: null,
    emulatedBy: null,
    action: 'recordedPurchase',
    from: null,
    to: null,
    changes: [],
    reason: null,
    cardLast4: null,
    amountCents: 8_000,
    place: null,
    odometerMiles: null,
    unitNumber: null,
    source: 'Northline Fuel',
    params: {},
    canUndo: false,
  };
  const place = {
    text,
    now: new Date('2026-11-21T18:00:00Z'),
    isOfCard: false,
    currency: 'USD',
    timeZone: 'America/Chicago',
  };
  const shown = timelineTexts(entry, place);
  expect(shown).toMatchObject({
    what: 'timeline.purchase.bare',
    why: 'timeline.elsewhere',
    who: '',
  });
  expect(shown.href).toBeUndefined();
  const placed = timelineTexts({ ...entry, place: 'Tyler, TX' }, place);
  expect(placed.what).toBe('timeline.purchase.elsewhere');
  const ours = timelineTexts({ ...entry, source: null, place: 'Prairie Fuel 12' }, place);
  expect(ours).toMatchObject({ what: 'timeline.purchase', tone: 'good' });
  expect(ours.href).toContain(entry.entryId);
});
