import { read } from '../core/shape.ts';
import { readDecimal } from '../money/readDecimal.ts';
import { HUBOMETER_THOUSANDTHS_MAX } from './constants.ts';
import { odometerFault } from './odometer.ts';

/** A hubometer as people read it, up to 999,999.9 miles, to integer thousandths of a mile. [DRIVER-15] */
export const hubometer = read<number>((input) => {
  const found = readDecimal(input, 1, 'hubometer.decimals');
  if ('key' in found) return found;
  const value = found.value * 100;
  return value > HUBOMETER_THOUSANDTHS_MAX
    ? { key: 'value.atMost', params: { max: HUBOMETER_THOUSANDTHS_MAX / 1000 } }
    : { value };
});

/** An odometer as people read it, in whole miles, not below the reading before; null: none is known. [MSG-53] */
export const odometerReading = ({ previous }: { readonly previous: number | null }) =>
  read<number>((input) => {
    const found = readDecimal(input, 0, 'value.invalid');
    return 'key' in found ? found : (odometerFault(found.value, previous) ?? found);
  });

/** Gallons of one fill as people type them, no more than the tank holds, to integer thousandths. [MSG-54] */
export const tankFill = ({ tankCapacityGallons }: { readonly tankCapacityGallons: number }) =>
  read<number>((input) => {
    const found = readDecimal(input, 3, 'gallons.decimals');
    return 'value' in found && found.value > Math.round(tankCapacityGallons * 1000)
      ? { key: 'vehicle.tankExceeded', params: { max: tankCapacityGallons } }
      : found;
  });
