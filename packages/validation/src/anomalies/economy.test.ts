import { describe, expect, it } from 'vitest';
import { reviewReadings } from './economy.ts';

const fill = (day: number, odometerMiles: number | null, gallons = 20) => ({
  fillId: `fill ${day}`,
  at: new Date(Date.UTC(2026, 10, day, 15)),
  odometerMiles,
  fuelMilligallons: gallons * 1000,
});

/** Daily fills, one of them repeated with the same reading the given number of hours later. */
function filledTwice(hours: number) {
  const at = new Date(Date.UTC(2026, 10, 2, 15 + hours));
  const second = { ...fill(2, 48_300), fillId: 'second', at };
  return reviewReadings([fill(1, 48_000), fill(2, 48_300), second, fill(3, 48_600)]);
}

describe('reviewReadings', () => {
  it('returns the miles per gallon between consecutive good readings', () => {
    const review = reviewReadings([fill(1, 48_000), fill(2, 48_300), fill(3, 48_500)]);
    expect([...review.ofFill]).toEqual([
      ['fill 2', 1500],
      ['fill 3', 1000],
    ]);
    expect(review.milesPerGallonHundredths).toBe(1250);
    expect(review.doubtful.size).toBe(0);
  });

  it('[MSG-53] excludes a reading below the previous one until it is corrected', () => {
    const typed = [fill(1, 48_000), fill(2, 43_800), fill(3, 48_600)];
    expect([...reviewReadings(typed).doubtful]).toEqual(['fill 2']);
    expect(reviewReadings(typed).ofFill.get('fill 3')).toBe(1500);
    const right = reviewReadings([fill(1, 48_000), fill(2, 48_380), fill(3, 48_600)]);
    expect(right.doubtful.size).toBe(0);
    expect(right.ofFill.get('fill 2')).toBe(1900);
  });

  it('combines fills up to an hour apart, but not later ones', () => {
    expect([...filledTwice(1).ofFill]).toEqual([
      ['second', 750],
      ['fill 3', 1500],
    ]);
    expect([...filledTwice(2).ofFill]).toEqual([
      ['fill 2', 1500],
      ['fill 3', 1500],
    ]);
  });

  it('ignores the fuel of a first fill split into two purchases', () => {
    const again = {
      ...fill(1, 48_000),
      at: new Date(Date.UTC(2026, 10, 1, 15, 10)),
      fillId: 'again',
    };
    const review = reviewReadings([fill(1, 48_000), again, fill(2, 48_300)]);
    expect([...review.ofFill]).toEqual([['fill 2', 1500]]);
  });

  it('spans a reading without a fuel purchase, but never starts at one', () => {
    const [start, wash, end] = [fill(1, 48_000), fill(2, 48_150, 0), fill(3, 48_300)];
    expect([...reviewReadings([start, wash, end]).ofFill]).toEqual([['fill 3', 1500]]);
    expect([...reviewReadings([wash, end, fill(4, 48_600)]).ofFill]).toEqual([['fill 4', 1500]]);
    const washLater = { ...wash, at: new Date(Date.UTC(2026, 10, 1, 15, 10)) };
    expect([...reviewReadings([start, washLater, end]).ofFill]).toEqual([['fill 3', 1500]]);
  });

  it.each<[what: string, readings: readonly (number | null)[], miles: number]>([
    ['good readings', [48_000, 48_300, 48_500], 500],
    ['a first reading that lacks a digit', [41_200, 412_300, 412_600, 412_900], 300],
    ['a rollover', [999_700, 200, 600], 900],
    ['a reading that is too high', [48_000, 483_000, 48_600], 600],
    ['a new odometer', [350_000, 350_300, 120, 420, 720], 600],
    ['a fill without a reading', [48_000, null, 48_600], 600],
    ['no readings', [null, null], 0],
  ])('[MSG-53] sums the miles driven with %s', (_what, readings, miles) => {
    const review = reviewReadings(readings.map((reading, index) => fill(index + 1, reading)));
    expect(review.miles).toBe(miles);
  });

  it('starts over with a new odometer', () => {
    const fills = [350_000, 350_300, 120, 420, 720].map((miles, index) => fill(index + 1, miles));
    const review = reviewReadings(fills);
    expect([...review.doubtful]).toEqual(['fill 3']);
    expect([...review.ofFill]).toEqual([
      ['fill 2', 1500],
      ['fill 5', 1500],
    ]);
  });

  it('starts over at a fill, not at a reading without fuel, after a new odometer', () => {
    const fills = [350_000, 350_300, 120].map((miles, index) => fill(index + 1, miles));
    const review = reviewReadings([...fills, fill(4, 150, 0), fill(5, 420), fill(6, 720)]);
    expect([...review.ofFill]).toEqual([
      ['fill 2', 1500],
      ['fill 6', 1500],
    ]);
  });

  it('returns no figure if fuel was refunded', () => {
    const review = reviewReadings([fill(1, 48_000), fill(2, null, -20), fill(3, 48_300)]);
    expect(review.ofFill.size).toBe(0);
  });

  it('returns no figure for fills without a reading', () => {
    const review = reviewReadings([fill(1, null)]);
    expect(review).toMatchObject({ milesPerGallonHundredths: null });
    expect(review.doubtful.size).toBe(0);
  });
});
