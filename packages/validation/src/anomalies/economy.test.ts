import { describe, expect, it } from 'vitest';
import { reviewReadings } from './economy.ts';

const fill = (day: number, odometerMiles: number | null, gallons = 20) => ({
  fillId: `fill ${day}`,
  at: new Date(Date.UTC(2026, 10, day, 15)),
  odometerMiles,
  fuelMilligallons: gallons * 1000,
});

describe('reviewReadings', () => {
  it('gives the miles a gallon from one good reading to the next', () => {
    const review = reviewReadings([fill(1, 48_000), fill(2, 48_300), fill(3, 48_500)]);
    expect([...review.ofFill]).toEqual([
      ['fill 2', 1500],
      ['fill 3', 1000],
    ]);
    expect(review.milesPerGallonHundredths).toBe(1250);
    expect(review.doubtful.size).toBe(0);
  });

  it('[MSG-53] leaves out a reading below the one before, until it is put right', () => {
    const typed = [fill(1, 48_000), fill(2, 43_800), fill(3, 48_600)];
    expect([...reviewReadings(typed).doubtful]).toEqual(['fill 2']);
    expect(reviewReadings(typed).ofFill.get('fill 3')).toBe(1500);
    const right = reviewReadings([fill(1, 48_000), fill(2, 48_380), fill(3, 48_600)]);
    expect(right.doubtful.size).toBe(0);
    expect(right.ofFill.get('fill 2')).toBe(1900);
  });

  it('says nothing of fills without a reading', () => {
    const review = reviewReadings([fill(1, null)]);
    expect(review).toMatchObject({ milesPerGallonHundredths: null });
    expect(review.doubtful.size).toBe(0);
  });
});
