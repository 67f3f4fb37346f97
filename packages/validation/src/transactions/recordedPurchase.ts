import * as z from 'zod/mini';
import { stateOrProvince } from '../addresses/stateOrProvince.ts';
import type { FieldIssue } from '../core/issue.ts';
import {
  across,
  requiredId,
  requiredText,
  instant,
  lineText,
  natural,
  nullable,
  shape,
  type CrossFieldIssue,
} from '../core/shape.ts';
import { monthsAfter } from '../dates/dayText.ts';
import { findProduct } from '../products/products.ts';
import { odometerMiles } from '../vehicles/carriedReadings.ts';
import {
  RECORDED_FUEL_PRICE_MILLS_MAX,
  RECORDED_REFERENCE_CHARACTERS_MAX,
  RECORDED_SOURCE_CHARACTERS_MAX,
  RECORDED_TEXT_CHARACTERS_MAX,
  RECORDED_YEARS_MAX,
} from './constants.ts';

/** Who recorded the purchases, as named by a person. */
export const recordedSource = lineText(
  RECORDED_SOURCE_CHARACTERS_MAX,
  'recordedPurchase.sourceRequired',
);

const optionalLine = nullable(lineText(RECORDED_TEXT_CHARACTERS_MAX));
const productCode = requiredText(3, 'recordedPurchase.productRequired').check(
  z.refine((code) => code === '' || findProduct(code) !== undefined, {
    error: 'recordedPurchase.productUnknown',
  }),
);
const boughtAt = z
  .string({ error: 'recordedPurchase.dayRequired' })
  .check(
    z.refine((at) => instant.safeParse(at).success, { error: 'recordedPurchase.dayRequired' }),
  );
const positiveInteger = (
  missing: 'recordedPurchase.amountRequired' | 'recordedPurchase.quantityRequired',
) => z.int({ error: missing }).check(z.minimum(1, { error: missing }));

interface BoughtProduct {
  productCode: string;
  quantityThousandths: number | null;
  unitPriceMills: number | null;
}

/** Requirements for fuel: a quantity, and a price per gallon that is not the total. */
const fuelIssues = ({
  productCode: code = '',
  quantityThousandths,
  unitPriceMills,
}: Partial<BoughtProduct>): readonly CrossFieldIssue[] => {
  if (findProduct(code)?.categoryId !== 1) return [];
  const quantity: CrossFieldIssue = {
    path: ['quantityThousandths'],
    key: 'recordedPurchase.quantityRequired',
  };
  const price: CrossFieldIssue = {
    path: ['unitPriceMills'],
    key: 'recordedPurchase.priceTooHigh',
    params: { max: RECORDED_FUEL_PRICE_MILLS_MAX / 1000 },
  };
  return [
    // Without gallons, both mileage and tax returns would be wrong
    ...(quantityThousandths === null ? [quantity] : []),
    ...((unitPriceMills ?? 0) > RECORDED_FUEL_PRICE_MILLS_MAX ? [price] : []),
  ];
};

/**
 * A product of a purchase that was not made with our cards but recorded from another vendor's card,
 * a telematics system, or a receipt. Counted in reports, but not in limits or the ledger.
 */
export const recordedPurchase = shape({
  vehicleId: requiredId('recordedPurchase.vehicleRequired'),
  boughtAt,
  source: recordedSource,
  /** The source's own reference number; `null` if there is none. */
  reference: nullable(lineText(RECORDED_REFERENCE_CHARACTERS_MAX)),
  driverName: optionalLine,
  station: optionalLine,
  city: optionalLine,
  state: nullable(stateOrProvince),
  productCode,
  /** Thousandths of a gallon or of a piece; `null` if unknown, for products other than fuel. */
  quantityThousandths: nullable(positiveInteger('recordedPurchase.quantityRequired')),
  unitPriceMills: nullable(natural),
  amountCents: positiveInteger('recordedPurchase.amountRequired'),
  odometerMiles: nullable(odometerMiles),
}).check(across<BoughtProduct>(fuelIssues));
export type RecordedPurchase = z.infer<typeof recordedPurchase>;

/** Rejects purchases in the future, and those too old to keep. */
export function recordedTooSoonOrLate(
  { boughtAt: at }: Pick<RecordedPurchase, 'boughtAt'>,
  now: Date,
): readonly FieldIssue[] {
  if (Date.parse(at) > now.getTime()) {
    return [{ path: 'boughtAt', key: 'recordedPurchase.notYet', params: {} }];
  }
  const years = RECORDED_YEARS_MAX;
  return at < monthsAfter(now.toISOString().slice(0, 10), -12 * years)
    ? [{ path: 'boughtAt', key: 'recordedPurchase.tooOld', params: { max: years } }]
    : [];
}

/**
 * Identifies duplicate rows: by the source's reference number and the product, since an invoice can
 * list several; without a number, by vehicle, time, quantity, and amount.
 */
export function recordedIdentity(
  purchase: Pick<
    RecordedPurchase,
    | 'vehicleId'
    | 'boughtAt'
    | 'source'
    | 'reference'
    | 'productCode'
    | 'quantityThousandths'
    | 'amountCents'
  >,
): string {
  const { reference } = purchase;
  return (
    reference === null
      ? [
          purchase.vehicleId,
          new Date(purchase.boughtAt).toISOString(),
          purchase.quantityThousandths ?? 0,
          purchase.amountCents,
        ]
      : [purchase.source.toUpperCase(), reference.toUpperCase(), purchase.productCode]
  ).join('\n');
}
