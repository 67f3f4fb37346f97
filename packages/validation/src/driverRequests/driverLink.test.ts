import { describe, expect, it } from 'vitest';
import { answerableUntil, driverLinkEnd, isLinkOpen, type TextedCard } from './driverLink.ts';
import { effectiveRequestState } from './driverRequest.ts';

const END = '2026-11-21T16:30:00.000Z';
const driver = { id: 'd1', isActive: true, mobile: '2145550142', consentedAt: END };
const card: TextedCard = { isOn: true, driver };
const link = { driverId: 'd1', mobile: '2145550142', createdAt: END, expiresAt: END };
const before = new Date('2026-11-21T16:29:59Z');

describe('a decline link', () => {
  it('without a stored number opens only to its own active driver with a mobile number', () => {
    const kept = { ...link, mobile: null };
    expect(isLinkOpen(kept, card, before)).toBe(true);
    for (const other of [{ id: 'd2' }, { mobile: null }, { isActive: false }]) {
      expect(isLinkOpen(kept, { ...card, driver: { ...driver, ...other } }, before)).toBe(false);
    }
    expect(isLinkOpen(kept, { ...card, isOn: false }, before)).toBe(false);
  });

  it.each<[asked: string, until: string]>([
    ['2026-11-21T16:02:00Z', END],
    ['2026-11-21T16:15:00Z', END],
    ['2026-11-21T16:28:00Z', '2026-11-21T16:43:00.000Z'],
  ])('lets a request made at %s be answered until %s', (requestedAt, until) => {
    expect(answerableUntil(END, new Date(requestedAt))).toBe(until);
  });

  const until = '2026-11-21T17:10:00.000Z';
  const usedAt = '2026-11-21T17:20:00.000Z';
  it.each<[what: string, isIts: boolean, Parameters<typeof driverLinkEnd>[1], end: string]>([
    ['without a request', true, null, END],
    ['refused', true, { state: 'refused', until: END, usedAt: null }, '2026-11-21T17:30:00.000Z'],
    ['allowed', true, { state: 'allowed', until, usedAt: null }, '2026-11-21T18:10:00.000Z'],
    ['used', true, { state: 'used', until, usedAt }, '2026-11-21T18:20:00.000Z'],
    ['allowed', false, { state: 'allowed', until, usedAt: null }, until],
    [
      'allowed shortly',
      false,
      { state: 'allowed', until: '2026-11-21T16:20:00Z', usedAt: null },
      END,
    ],
    ['used', false, { state: 'used', until, usedAt }, END],
  ])('stays open longer on its own phone: %s, own phone: %s', (_what, isIts, request, end) => {
    expect(driverLinkEnd(END, request, isIts)).toBe(end);
  });
});

it('effectiveRequestState keeps a withdrawn request refused, even after it expires', () => {
  const kept = { state: 'allowed', until: END, allowance: 'canceled', card: 'active' } as const;
  const after = new Date('2026-11-21T16:30:01Z');
  expect(effectiveRequestState({ ...kept, withdrawnAt: END }, after)).toEqual({
    state: 'refused',
    isWithdrawn: true,
  });
  expect(effectiveRequestState(kept, after)).toEqual({ state: 'expired', isWithdrawn: false });
});
