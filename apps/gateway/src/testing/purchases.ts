import { jsonb } from '@forecourt/server';
import type { PurchaseRule, RecordedPurchase } from '@forecourt/validation';
import { countPurchase } from '../store/countPurchases.ts';
import { newIdAt } from '../store/ids.ts';
import { insertIn, rowIn } from '../store/inAccount.ts';
import { ensureTransactionMonths } from '../store/partitions.ts';
import type { Db } from '../store/schema.ts';
import { TEST_NOW } from './gateway.ts';
import { digits, type TestAccount } from './world.ts';

export const TEST_SITE = '9900001';
const SITE = {
  site_number: TEST_SITE,
  name: 'Prairie Fuel 12',
  brand: 'Prairie',
  city: 'Amarillo',
  state: 'TX',
  time_zone: 'America/Chicago',
  region: 'gulf',
  latitude: 35.2,
  longitude: -101.83,
};

/** Creates the only site where tests buy. */
export async function ensureSite(db: Db): Promise<void> {
  await db
    .insertInto('sites')
    .values(SITE)
    .onConflict((conflict) => conflict.column('site_number').doNothing())
    .execute();
}

export interface PurchaseParts {
  readonly id?: string;
  readonly occurredAt?: string;
  /** Day in the account's time zone. Defaults to the day of `occurredAt` in UTC. */
  readonly occurredOn?: string;
  readonly fleet?: 0 | 1;
  readonly status?: 'complete' | 'pending' | 'declined';
  readonly netCents?: number;
  readonly authorizedCents?: number;
  readonly milligallons?: number;
  readonly declineRule?: PurchaseRule;
}

/** Creates a diesel purchase or a decline, and returns its ID. */
export async function makePurchase(
  db: Db,
  { accountId, fleetIds }: TestAccount,
  cardId: string,
  parts: PurchaseParts = {},
): Promise<string> {
  const { occurredAt = TEST_NOW, status = 'complete', netCents = 8_000 } = parts;
  const day = parts.occurredOn ?? occurredAt.slice(0, 10);
  const isDeclined = status === 'declined';
  const milligallons = isDeclined ? 0 : (parts.milligallons ?? 20_000);
  const net = isDeclined ? 0 : netCents;
  const { id = newIdAt(new Date(occurredAt)) } = parts;
  await ensureSite(db);
  await ensureTransactionMonths(db, day);
  const { department_id } = await rowIn(db, accountId, 'cards', cardId).executeTakeFirstOrThrow();
  const reason = { rule: parts.declineRule ?? 'amountPerDay', limit: 1, used: 2, asked: 3 };
  await insertIn(db, accountId, 'transactions', {
    occurred_on: day,
    id,
    transaction_number: digits(9),
    occurred_at: occurredAt,
    posted_at: status === 'complete' ? occurredAt : null,
    status,
    card_id: cardId,
    fleet_id: fleetIds[parts.fleet ?? 0],
    department_id,
    driver_id: null,
    vehicle_id: null,
    site_number: TEST_SITE,
    odometer_miles: 120_000,
    authorized_cents: parts.authorizedCents ?? net,
    net_cents: net,
    fuel_milligallons: milligallons,
    decline_reasons: jsonb(isDeclined ? [reason] : []),
  });
  const purchase = { occurred_on: day, transaction_id: id };
  if (!isDeclined) {
    await insertIn(db, accountId, 'transaction_lines', {
      ...purchase,
      line_number: 1,
      product_code: '053',
      product_group: 'diesel',
      category_id: 1,
      description: 'ULSD #2',
      quantity_thousandths: milligallons,
      unit: 'gal',
      unit_price_mills: 4_000,
      gross_cents: net,
      discount_cents: 0,
      net_cents: net,
    });
  }
  await countPurchase(db, { account_id: accountId, ...purchase }, SITE, 1);
  return id;
}

/** A purchase made without our cards, to record for a vehicle. */
export const dieselElsewhere = (
  vehicleId: string,
  parts: Partial<RecordedPurchase> = {},
): RecordedPurchase => ({
  vehicleId,
  boughtAt: '2026-11-08T20:05:00Z',
  source: 'Northline Fuel',
  reference: '7730121',
  driverName: 'Rosa Núñez',
  station: 'Panhandle Truck Stop',
  city: 'Amarillo',
  state: 'TX',
  productCode: '053',
  quantityThousandths: 20_000,
  unitPriceMills: 4_000,
  amountCents: 8_000,
  odometerMiles: 1_300,
  ...parts,
});
