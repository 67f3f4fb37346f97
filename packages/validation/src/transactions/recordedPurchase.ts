import * as z from 'zod/mini';
import { stateOrProvince } from '../addresses/stateOrProvince.ts';
import type { FieldIssue } from '../core/issue.ts';
import {
  across,
  chosenId,
  filledText,
  instant,
  lineText,
  natural,
  nullable,
  shape,
  type FoundIssue,
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

/** Who recorded purchases, as a person names them. */
export const recordedSource = lineText(
  RECORDED_SOURCE_CHARACTERS_MAX,
  'recordedPurchase.sourceRequired',
);

const words = nullable(lineText(RECORDED_TEXT_CHARACTERS_MAX));
const productCode = filledText(3, 'recordedPurchase.productRequired').check(
  z.refine((code) => code === '' || findProduct(code) !== undefined, {
    error: 'recordedPurchase.productUnknown',
  }),
);
const boughtAt = z
  .string({ error: 'recordedPurchase.dayRequired' })
  .check(
    z.refine((at) => instant.safeParse(at).success, { error: 'recordedPurchase.dayRequired' }),
  );
const positive = (
  missing: 'recordedPurchase.amountRequired' | 'recordedPurchase.quantityRequired',
) => z.int({ error: missing }).check(z.minimum(1, { error: missing }));

interface Bought {
  productCode: string;
  quantityThousandths: number | null;
  unitPriceMills: number | null;
}

/** What only fuel has to say: its gallons, and a price of one that is not what was paid for all. */
const ofFuel = ({
  productCode: code = '',
  quantityThousandths,
  unitPriceMills,
}: Partial<Bought>): readonly FoundIssue[] => {
  if (findProduct(code)?.categoryId !== 1) return [];
  const quantity: FoundIssue = {
    path: ['quantityThousandths'],
    key: 'recordedPurchase.quantityRequired',
  };
  const price: FoundIssue = {
    path: ['unitPriceMills'],
    key: 'recordedPurchase.priceTooHigh',
    params: { max: RECORDED_FUEL_PRICE_MILLS_MAX / 1000 },
  };
  return [
    // without gallons neither miles a gallon nor a tax return would be right
    ...(quantityThousandths === null ? [quantity] : []),
    ...((unitPriceMills ?? 0) > RECORDED_FUEL_PRICE_MILLS_MAX ? [price] : []),
  ];
};

/**
 * One product of a purchase that was not made with our cards: another vendor's card, a telematics
 * system, a receipt. It is recorded for its vehicle and counted in reports; no limit and no ledger knows it.
 */
export const recordedPurchase = shape({
  vehicleId: chosenId('recordedPurchase.vehicleRequired'),
  boughtAt,
  source: recordedSource,
  /** The source's own number of it; null: it gave none. */
  reference: nullable(lineText(RECORDED_REFERENCE_CHARACTERS_MAX)),
  driverName: words,
  station: words,
  city: words,
  state: nullable(stateOrProvince),
  productCode,
  /** Thousandths of a gallon, or of pieces; null: it was not recorded, and is no fuel. */
  quantityThousandths: nullable(positive('recordedPurchase.quantityRequired')),
  unitPriceMills: nullable(natural),
  amountCents: positive('recordedPurchase.amountRequired'),
  odometerMiles: nullable(odometerMiles),
}).check(across<Bought>(ofFuel));
export type RecordedPurchase = z.infer<typeof recordedPurchase>;

/** What the clock has against a purchase: it is still to come, or from before anything is kept. */
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
 * What makes two rows the same purchase: the source's own number and the product, since an invoice can
 * have several; without a number what was bought where and when.
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
