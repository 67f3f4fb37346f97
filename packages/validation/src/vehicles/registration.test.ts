import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcome } from '../core/outcome.test.fixtures.ts';
import { registrationExpiry, registrationMonth } from './registration.ts';

const november = { now: new Date('2026-11-21T12:00:00Z') };

describe('registrationExpiry', () => {
  it.each([
    ['1226', '2026-12'],
    ['1126', '2026-11'],
    ['0199', '2099-01'],
    ['1026', 'vehicle.registrationExpiryPast'],
    ['0000', 'vehicle.registrationExpiryFormat'],
    ['1326', 'vehicle.registrationExpiryFormat'],
    ['12/2026', 'vehicle.registrationExpiryFormat'],
    ['126', 'vehicle.registrationExpiryFormat'],
    ['', 'vehicle.registrationExpiryFormat'],
    [null, 'value.required'],
  ])('[DRIVER-12] for %o, returns %o in November 2026', (typed, expected) => {
    expect(outcome(registrationExpiry(november), typed)).toBe(expected);
  });

  it('[DRIVER-12] accepts a month until it ends in the account’s time zone', () => {
    const now = new Date('2026-12-01T03:00:00Z');
    expect(outcome(registrationExpiry({ now }), '1126')).toBe('vehicle.registrationExpiryPast');
    const inDallas = { now, timeZone: 'America/Chicago' };
    expect(outcome(registrationExpiry(inDallas), '1126')).toBe('2026-11');
  });

  it.each(['2027-13', '2027-00', '20270-1', '202-12', '0027-1', '1327', '12/27', ''])(
    '[DRIVER-12] refuses %o as a month, stored or typed',
    (typed) => {
      expect(outcome(registrationMonth, typed)).toBe('vehicle.registrationExpiryFormat');
    },
  );

  it('[DRIVER-12] accepts every month from this one to the end of the century', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99 }),
        fc.integer({ min: 1, max: 12 }),
        (year, month) => {
          const [yy, mm] = [year, month].map((part) => String(part).padStart(2, '0'));
          const stored = `20${yy}-${mm}`;
          const expected = stored >= '2026-11' ? stored : 'vehicle.registrationExpiryPast';
          expect(outcome(registrationExpiry(november), `${mm}${yy}`)).toBe(expected);
          expect(outcome(registrationMonth, `${mm}${yy}`)).toBe(stored);
          expect(outcome(registrationMonth, stored)).toBe(stored);
        },
      ),
    );
  });
});
