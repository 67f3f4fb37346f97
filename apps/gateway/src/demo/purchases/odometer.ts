import type { Random } from '../chance/random.ts';

const WRONG_CHANCE = 0.01;
const SKIPPED_CHANCE = 0.012;

export interface TypedReading {
  readonly miles: number | null;
  readonly isMistyped: boolean;
}

/** Swaps two adjacent digits. */
function transposed(random: Random, miles: number): number {
  const digits = String(miles);
  const index = random.integer(0, digits.length - 2);
  const swapped = digits.charAt(index + 1) + digits.charAt(index);
  return Number(digits.slice(0, index) + swapped + digits.slice(index + 2));
}

/** The odometer reading that a driver enters at the pump: nearly always the correct one. */
export function typeOdometer(random: Random, miles: number): TypedReading {
  if (random.chance(SKIPPED_CHANCE)) return { miles: null, isMistyped: false };
  if (!random.chance(WRONG_CHANCE)) return { miles, isMistyped: false };
  const mistyped = random.pick([1, 999_999, 123_456, transposed(random, miles)]);
  return { miles: mistyped, isMistyped: mistyped !== miles };
}
