import type { PricedProduct } from '../places/prices.ts';

/** A vehicle model: its fuel, tank size, mileage, and daily miles. */
export interface VehicleModel {
  readonly name: string;
  /** First eight characters of the VIN. */
  readonly vinStart: string;
  readonly fuel: Extract<PricedProduct, '001' | '053'>;
  /** Usable tank capacity in gallons, minimum and maximum. */
  readonly tankGallons: readonly [number, number];
  /** Minimum and maximum. */
  readonly milesPerGallon: readonly [number, number];
  readonly milesPerDay: readonly [number, number];
  /** Gallons of DEF per thousand gallons of diesel; 0 if it uses none. */
  readonly defPerMille: number;
}

const model = (
  name: string,
  vinStart: string,
  fuel: VehicleModel['fuel'],
  tankGallons: VehicleModel['tankGallons'],
  milesPerGallon: VehicleModel['milesPerGallon'],
  milesPerDay: VehicleModel['milesPerDay'],
  defPerMille = 0,
): VehicleModel => ({
  name,
  vinStart,
  fuel,
  tankGallons,
  milesPerGallon,
  milesPerDay,
  defPerMille,
});

/** Tractors with one or two tanks. */
export const TRACTORS: readonly VehicleModel[] = [
  model('Freightliner Cascadia', '3AKJHHDR', '053', [120, 150], [6.2, 7.4], [430, 600], 25),
  model('Peterbilt 579', '1XPBDP9X', '053', [120, 150], [6, 7.1], [430, 590], 26),
  model('Volvo VNL', '4V4NC9EH', '053', [110, 140], [6.4, 7.5], [410, 580], 24),
];
/** Day cabs and box trucks. */
export const BOX_TRUCKS: readonly VehicleModel[] = [
  model('Freightliner M2 106', '1FVACXFC', '053', [60, 80], [8, 9.8], [225, 340], 22),
  model('Ford F-550 box', '1FDUF5HT', '053', [50, 60], [9, 11], [200, 300], 21),
  model('Freightliner day cab', '1FUJGEDV', '053', [80, 120], [6.6, 7.8], [240, 360], 24),
];
export const VANS: readonly VehicleModel[] = [
  model('Ford Transit 250', '1FTBR1C8', '001', [25, 31], [14.4, 16.8], [125, 215]),
  model('Ram ProMaster 2500', '3C6LRVDG', '001', [24, 26], [14, 16.2], [120, 195]),
];
export const PICKUPS: readonly VehicleModel[] = [
  model('Ford F-150', '1FTFW1E8', '001', [26, 36], [16, 19], [80, 155]),
  model('Chevrolet Silverado', '3GCUYDED', '001', [26, 28], [15, 18], [80, 150]),
];
