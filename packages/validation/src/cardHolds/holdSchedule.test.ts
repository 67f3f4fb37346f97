import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectRefused, expectRoundTrip, placedKeysOf } from '../core/issues.test.fixtures.ts';
import { holdHours } from './holdHours.ts';
import {
  daysLater,
  holdMoment,
  holdSchedule,
  nextWeekDay,
  type HoldSchedule,
} from './holdSchedule.ts';

const ZONE = 'America/Chicago';
const at = (text: string) => new Date(text);
const moment = (schedule: HoldSchedule, now: string) => {
  const { isHeld, nextAt } = holdMoment(schedule, ZONE, at(now));
  return [isHeld, nextAt?.toISOString().replace(':00.000Z', 'Z') ?? null];
};
const once: HoldSchedule = {
  startsAt: '2026-11-21T12:00:00Z',
  endsAt: '2026-11-23T12:00:00Z',
  nightly: null,
};
const nights: HoldSchedule = {
  startsAt: null,
  endsAt: null,
  nightly: { from: '20:00', to: '06:00' },
};
const noons: HoldSchedule = { ...nights, nightly: { from: '11:30', to: '13:00' } };

describe('a hold schedule', () => {
  it.each<[schedule: object, expected: readonly string[]]>([
    [once, []],
    [nights, []],
    [{ ...once, startsAt: null }, []],
    [{ ...once, endsAt: null }, ['endsAt: holdSchedule.endRequired']],
    [{ ...once, endsAt: once.startsAt }, ['endsAt: holdSchedule.endNotAfterStart']],
    [{ ...once, endsAt: '2026-11-20T12:00:00Z' }, ['endsAt: holdSchedule.endNotAfterStart']],
    [{ ...once, endsAt: '2026-11-21T12:00:00.5Z' }, []],
    [{ ...once, startsAt: 'soon' }, ['startsAt: value.invalid']],
    // Invalid instants are not compared.
    [{ ...once, startsAt: 4, endsAt: '1999-01-01T00:00:00Z' }, ['startsAt: value.invalid']],
    [{ ...once, endsAt: 4 }, ['endsAt: value.invalid']],
    [{ ...nights, nightly: { from: '20:00', to: '20:00' } }, ['nightly.to: holdSchedule.sameTime']],
    [{ ...nights, nightly: { from: '25:00', to: '20:00' } }, ['nightly.from: time.invalid']],
    [{ ...nights, nightly: { from: 4, to: '20:00' } }, ['nightly.from: time.invalid']],
    [{ ...nights, nightly: { from: '20:00' } }, ['nightly.to: time.invalid']],
    [{ ...nights, nightly: {} }, ['nightly.from: time.invalid', 'nightly.to: time.invalid']],
  ])('for %j, reports %j', (schedule, expected) => {
    expect(placedKeysOf(holdSchedule, schedule)).toEqual(expected);
  });
});

const MINUTE = 60_000;
const instants = fc
  .integer({ min: Date.parse('2026-01-01T00:00Z'), max: Date.parse('2027-01-01T00:00Z') })
  .map((instant) => new Date(instant));
const two = (figure: number) => String(figure).padStart(2, '0');
const clocks = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const hours = fc.record({ from: clocks, to: clocks }).filter(({ from, to }) => from !== to);
const spans = fc
  .tuple(fc.option(instants), fc.integer({ min: 1, max: 90 * 24 * 60 }))
  .map(([start, minutes]) => ({
    startsAt: start?.toISOString() ?? null,
    endsAt: new Date((start?.getTime() ?? 0) + minutes * MINUTE).toISOString(),
  }));
const schedules: fc.Arbitrary<HoldSchedule> = fc.oneof(
  spans.map((span) => ({ ...span, nightly: null })),
  fc.tuple(spans, hours).map(([span, nightly]) => ({ ...span, nightly })),
  hours.map((nightly) => ({ startsAt: null, endsAt: null, nightly })),
);

describe('any hold schedule', () => {
  it('[CARD-07] round-trips if valid, and is refused unless it ends after it starts', () => {
    expectRoundTrip(holdSchedule, schedules);
    expectRoundTrip(holdHours, hours);
    const turned = fc
      .tuple(instants, fc.integer({ min: 0, max: 1_000_000 }))
      .map(([start, minutes]) => ({
        startsAt: start.toISOString(),
        endsAt: new Date(start.getTime() - minutes * MINUTE).toISOString(),
        nightly: null,
      }));
    expectRefused(holdSchedule, turned, 'holdSchedule.endNotAfterStart');
    expectRefused(
      holdHours,
      clocks.map((clock) => ({ from: clock, to: clock })),
      'holdSchedule.sameTime',
    );
    const outside = fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }))
      .filter(([hour, minute]) => hour > 24 || minute > 59)
      .map(([hour, minute]) => ({ from: `${two(hour)}:${two(minute)}`, to: '06:00' }));
    expectRefused(holdHours, outside, 'time.invalid');
  });

  it('[CARD-07] does not change until its next moment, and switches then', () => {
    fc.assert(
      fc.property(schedules, instants, (schedule, now) => {
        const { isHeld, nextAt } = holdMoment(schedule, ZONE, now);
        if (nextAt === null) {
          expect(isHeld).toBe(false);
          return;
        }
        expect(nextAt.getTime()).toBeGreaterThan(now.getTime());
        const before = new Date(nextAt.getTime() - 1);
        expect(holdMoment(schedule, ZONE, before).isHeld).toBe(isHeld);
        expect(holdMoment(schedule, ZONE, nextAt).isHeld).toBe(!isHeld);
      }),
    );
  });
});

describe('a hold with a start and an end', () => {
  it.each([
    ['2026-11-21T11:59:59Z', false, '2026-11-21T12:00Z'],
    ['2026-11-21T12:00:00Z', true, '2026-11-23T12:00Z'],
    ['2026-11-23T11:59:59Z', true, '2026-11-23T12:00Z'],
    ['2026-11-23T12:00:00Z', false, null],
  ])('at %s, held is %s until %s', (now, isHeld, nextAt) => {
    expect(moment(once, now)).toEqual([isHeld, nextAt]);
  });

  it('starts immediately if it has no start', () => {
    expect(moment({ ...once, startsAt: null }, '2020-01-01T00:00:00Z')).toEqual([
      true,
      '2026-11-23T12:00Z',
    ]);
  });
});

describe('a nightly hold', () => {
  it.each([
    // Chicago is six hours behind UTC in November.
    ['2026-11-21T18:00:00Z', false, '2026-11-22T02:00Z'],
    ['2026-11-22T01:59:59Z', false, '2026-11-22T02:00Z'],
    ['2026-11-22T02:00:00Z', true, '2026-11-22T12:00Z'],
    ['2026-11-22T07:00:00Z', true, '2026-11-22T12:00Z'],
    ['2026-11-22T11:59:59Z', true, '2026-11-22T12:00Z'],
    ['2026-11-22T12:00:00Z', false, '2026-11-23T02:00Z'],
    // Clocks go forward on March 8 and back on November 1.
    ['2026-03-08T03:00:00Z', true, '2026-03-08T11:00Z'],
    ['2026-11-01T02:00:00Z', true, '2026-11-01T12:00Z'],
  ])('at %s, held is %s until %s', (now, isHeld, nextAt) => {
    expect(moment(nights, now)).toEqual([isHeld, nextAt]);
  });

  it.each([
    ['2026-11-21T17:29:59Z', false, '2026-11-21T17:30Z'],
    ['2026-11-21T17:30:00Z', true, '2026-11-21T19:00Z'],
    ['2026-11-21T19:00:00Z', false, '2026-11-22T17:30Z'],
  ])('with hours within one day, at %s, held is %s until %s', (now, isHeld, nextAt) => {
    expect(moment(noons, now)).toEqual([isHeld, nextAt]);
  });

  it('starts and ends with its schedule', () => {
    const week = { ...nights, startsAt: '2026-11-22T05:00:00Z', endsAt: '2026-11-23T05:00:00Z' };
    expect(moment(week, '2026-11-21T10:00:00Z')).toEqual([false, '2026-11-22T05:00Z']);
    expect(moment(week, '2026-11-22T04:00:00Z')).toEqual([false, '2026-11-22T05:00Z']);
    expect(moment(week, '2026-11-22T05:00:00Z')).toEqual([true, '2026-11-22T12:00Z']);
    expect(moment(week, '2026-11-23T03:00:00Z')).toEqual([true, '2026-11-23T05:00Z']);
    expect(moment(week, '2026-11-23T05:00:00Z')).toEqual([false, null]);
    const short = { ...nights, endsAt: '2026-11-22T02:00:00Z' };
    expect(moment(short, '2026-11-21T18:00:00Z')).toEqual([false, null]);
  });
});

describe('relative end times', () => {
  it.each([
    ['2026-11-21T18:00:00Z', 1, '2026-11-23T06:00:00.000Z'],
    ['2026-11-23T18:00:00Z', 1, '2026-11-30T06:00:00.000Z'],
    ['2026-11-22T05:59:59Z', 0, '2026-11-22T06:00:00.000Z'],
  ])('after %s, the next weekday %i starts at %s', (now, weekDay, begins) => {
    expect(nextWeekDay(ZONE, at(now), weekDay).toISOString()).toBe(begins);
  });

  it.each([
    ['2026-11-21T18:30:00Z', 3, '2026-11-24T18:30:00.000Z'],
    ['2026-10-31T18:00:00Z', 1, '2026-11-01T19:00:00.000Z'],
    ['2026-11-21T18:30:00Z', 0, '2026-11-21T18:30:00.000Z'],
  ])('%s plus %i days is %s, at the same local time', (now, days, then) => {
    expect(daysLater(ZONE, at(now), days).toISOString()).toBe(then);
  });
});
