import { read } from '../core/shape.ts';
import { readDecimal } from '../money/readDecimal.ts';
import { HUBOMETER_THOUSANDTHS_MAX } from './constants.ts';
import { odometerFault } from './odometer.ts';

/** A hubometer as typed, up to 999,999.9 miles, parsed to integer thousandths. [DRIVER-15] */
export const hubometer = read<number>((input) => {
  const found = readDecimal(input, 1, 'hubometer.decimals');
  if ('key' in found) return found;
  const value = found.value * 100;
  return value > HUBOMETER_THOUSANDTHS_MAX
    ? { key: 'value.atMost', params: { max: HUBOMETER_THOUSANDTHS_MAX / 1000 } }
    : { value };
});

/** An odometer as typed, in whole miles, at least `previous` (`null` if unknown). [MSG-53] */
export const odometerReading = ({ previous }: { readonly previous: number | null }) =>
  read<number>((input) => {
    const found = readDecimal(input, 0, 'value.invalid');
    return 'key' in found ? found : (odometerFault(found.value, previous) ?? found);
  });

/** Gallons per fill as typed, up to the tank's capacity, parsed to thousandths. [MSG-54] */
export const tankFill = ({ tankCapacityGallons }: { readonly tankCapacityGallons: number }) =>
  read<number>((input) => {
    const found = readDecimal(input, 3, 'gallons.decimals');
    return 'value' in found && found.value > Math.round(tankCapacityGallons * 1000)
      ? { key: 'vehicle.tankExceeded', params: { max: tankCapacityGallons } }
      : found;
  });
