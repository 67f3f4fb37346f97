import {
  can,
  dayTextIn,
  findProduct,
  recordedIdentity,
  type RecordedPurchase,
  recordedTooSoonOrLate,
} from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext } from '../../http/context.ts';
import { issueIf } from '../../http/refusal.ts';
import { anyUpper } from '../../store/anyOf.ts';
import { columnsOf } from '../../store/factsOf.ts';
import { changeRow, selectIn } from '../../store/inAccount.ts';
import type { Row } from '../../store/schema.ts';
import { VEHICLES } from '../roster/roster.ts';
import type { RowImporter } from './enterRows.ts';

type Columns = Omit<
  Row<'recorded_purchases'>,
  'account_id' | 'id' | 'recorded_at' | 'import_id' | 'version'
>;

const isReached = ({ actor }: AccountContext, { fleet_id: fleetId }: Pick<Columns, 'fleet_id'>) =>
  can(actor, VEHICLES.permission, { fleetId }).allowed;

/** Maps the entries' vehicles to their fleets, omitting vehicles that the person cannot edit. */
async function fleetsOf(
  context: AccountContext,
  entries: readonly Pick<RecordedPurchase, 'vehicleId'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.map(({ vehicleId }) => vehicleId))];
  if (ids.length === 0) return new Map();
  const vehicles = await selectIn(context.trx, context.account.account_id, 'vehicles')
    .select(['id', 'fleet_id'])
    .where('id', 'in', ids)
    .execute();
  const editable = vehicles.filter((row) => isReached(context, row));
  return new Map(editable.map((row) => [row.id, row.fleet_id]));
}

/** Reads the account's recorded purchases that may match the entries. */
async function readRecorded(
  { trx, account }: AccountContext,
  entries: readonly RecordedPurchase[],
) {
  if (entries.length === 0) return [];
  const references = entries.flatMap(({ reference }) => (reference === null ? [] : [reference]));
  const unreferenced = entries.filter(({ reference }) => reference === null);
  return selectIn(trx, account.account_id, 'recorded_purchases')
    .selectAll()
    .where((e) =>
      e.or([
        ...(references.length === 0
          ? []
          : [sql<boolean>`upper(reference) = ${anyUpper(references)}`]),
        ...(unreferenced.length === 0
          ? []
          : [
              e.and([
                e('reference', 'is', null),
                e('vehicle_id', 'in', [...new Set(unreferenced.map(({ vehicleId }) => vehicleId))]),
                e('occurred_at', 'in', [...new Set(unreferenced.map(({ boughtAt }) => boughtAt))]),
              ]),
            ]),
      ]),
    )
    .execute();
}

const identityOf = (row: Row<'recorded_purchases'>): string =>
  recordedIdentity({
    vehicleId: row.vehicle_id,
    boughtAt: row.occurred_at,
    source: row.source,
    reference: row.reference,
    productCode: row.product_code,
    quantityThousandths: row.quantity_thousandths,
    amountCents: row.net_cents,
  });

function recordedColumns(entry: RecordedPurchase, timeZone: string, fleetId: string): Columns {
  const { boughtAt, amountCents, ...facts } = entry;
  const at = new Date(boughtAt);
  const product = findProduct(entry.productCode);
  if (!product) throw new TypeError('The schema lets no other product through.');
  return {
    ...columnsOf(facts),
    fleet_id: fleetId,
    occurred_on: dayTextIn(timeZone, at),
    occurred_at: at.toISOString(),
    product_group: product.group,
    category_id: product.categoryId,
    description: product.name,
    unit: product.unit,
    net_cents: amountCents,
  };
}

/** Keeps stored values if the file has none. */
const mergePurchase = (columns: Columns, existing: Row<'recorded_purchases'>): Columns => ({
  ...columns,
  driver_name: columns.driver_name ?? existing.driver_name,
  station: columns.station ?? existing.station,
  city: columns.city ?? existing.city,
  state: columns.state ?? existing.state,
  quantity_thousandths: columns.quantity_thousandths ?? existing.quantity_thousandths,
  unit_price_mills: columns.unit_price_mills ?? existing.unit_price_mills,
  odometer_miles: columns.odometer_miles ?? existing.odometer_miles,
});

/** Purchases made without our cards, matched by reference, or by what was bought and when. */
export const purchaseEntries: RowImporter<RecordedPurchase, Row<'recorded_purchases'>, Columns> = {
  subject: 'recordedPurchase',
  keyOf: recordedIdentity,
  uniqueValues: (entry) => [recordedIdentity(entry)],
  keyOfStored: identityOf,
  read: readRecorded,
  judge: async (context, entries) => {
    const fleets = await fleetsOf(context, entries);
    return (entry, existing) => [
      ...issueIf(!fleets.has(entry.vehicleId), 'vehicleId', 'import.unknownVehicle'),
      ...recordedTooSoonOrLate(entry, context.now),
      // recorded in a fleet that the person cannot edit
      ...issueIf(
        existing !== undefined && !isReached(context, existing),
        'reference',
        'import.alreadyUsed',
      ),
    ];
  },
  columnsOf: async (context, entries) => {
    const fleets = await fleetsOf(context, entries);
    return (entry, existing) => {
      // purchases stay in the vehicle's fleet of the time, even if it moved since
      const isSame = existing?.vehicle_id === entry.vehicleId;
      const fleetId = isSame ? existing.fleet_id : (fleets.get(entry.vehicleId) ?? '');
      const columns = recordedColumns(entry, context.account.time_zone, fleetId);
      return existing ? mergePurchase(columns, existing) : columns;
    };
  },
  insert: async ({ trx, account, now }, rows, importId) => {
    const values = rows.map((row) => ({
      account_id: account.account_id,
      recorded_at: now.toISOString(),
      import_id: importId,
      ...row,
    }));
    await trx.insertInto('recorded_purchases').values(values).execute();
  },
  update: ({ trx, account }, row, columns) =>
    changeRow(trx, account.account_id, 'recorded_purchases', row.id, columns),
};
