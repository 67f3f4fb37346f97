import {
  anomalies,
  exceptionKindsOf,
  isAwayFromVehicle,
  isPurchaseRule,
  TELEMATICS_DEFAULTS,
  type EntryMode,
  type ObservedPurchase,
} from '@forecourt/validation';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sameAccount, samePurchase, selectIn } from '../../store/inAccount.ts';
import { linesOf } from '../../store/linesOf.ts';
import type { Row, Trx } from '../../store/schema.ts';
import { effectiveLimits } from '../cards/getCard.ts';
import { readEnabledRules } from '../telematics/lastSignals.ts';
import type { RaisedException } from './raise.ts';

/** Number of the vehicle's purchases to read for comparison, including the posted one. */
const COMPARED_PURCHASES_MAX = 20;

const selectPurchases = (trx: Trx, accountId: string) =>
  selectIn(trx, accountId, 'transactions as t')
    .innerJoin('sites as s', 's.site_number', 't.site_number')
    .innerJoin('cards as c', (on) => sameAccount(on, 'c.id', 't.card_id'))
    .leftJoin('purchase_signals as g', (on) => sameAccount(on, 'g.transaction_id', 't.id'))
    .selectAll('t')
    .select(['s.city', 's.state as site_state', 's.time_zone', 's.latitude', 's.longitude'])
    .select(['c.last4', 'g.away_miles', 'g.driven_miles', 'g.room_milligallons'])
    .select(
      jsonArrayFrom(
        linesOf(accountId).select([
          'l.product_group',
          'l.unit',
          'l.quantity_thousandths',
          'l.unit_price_mills',
        ]),
      ).as('lines'),
    );
type PurchaseRow = Awaited<ReturnType<ReturnType<typeof selectPurchases>['execute']>>[number];

const toObserved = (row: PurchaseRow, entryMode: EntryMode): ObservedPurchase => ({
  purchaseId: row.id,
  at: new Date(row.occurred_at),
  entryMode,
  odometerMiles: row.odometer_miles,
  site: {
    siteNumber: row.site_number,
    city: row.city,
    timeZone: row.time_zone,
    latitude: row.latitude,
    longitude: row.longitude,
  },
  signal: {
    away:
      row.away_miles === null
        ? null
        : { miles: row.away_miles, drivenMiles: row.driven_miles ?? 0 },
    roomMilligallons: row.room_milligallons,
  },
  lines: row.lines.map((line) => ({
    group: line.product_group,
    milligallons: line.unit === 'gal' ? line.quantity_thousandths : 0,
    unitPriceMills: line.unit_price_mills,
    // a price above the region's raises no exception
    regionPriceMills: null,
  })),
});

/** Purchases for the same vehicle, or card if it has none, up to and including this purchase. */
const readHistory = (trx: Trx, row: PurchaseRow) =>
  selectPurchases(trx, row.account_id)
    .where(
      row.vehicle_id === null ? 't.card_id' : 't.vehicle_id',
      '=',
      row.vehicle_id ?? row.card_id,
    )
    .where('t.status', '<>', 'declined')
    .where('t.occurred_at', '<=', row.occurred_at)
    .orderBy('t.occurred_at', 'desc')
    .limit(COMPARED_PURCHASES_MAX)
    .execute();

/** For accounts without telematics: signals raise no exceptions. */
const NO_SIGNAL_RULES = { ...TELEMATICS_DEFAULTS, whenAway: 'off', whenOverTank: 'off' } as const;

/**
 * Finds the exceptions that a purchase raises when it posts: rules that flagged it, a keyed card
 * number, and anomalies in its odometer, mileage, location, fuel, and vehicle signals.
 */
export async function postedExceptions(
  trx: Trx,
  account: Pick<Row<'accounts'>, 'account_id' | 'integrations'>,
  { occurred_on, transaction_id }: Row<'authorizations'>,
): Promise<RaisedException[]> {
  const { account_id } = account;
  const row = await selectPurchases(trx, account_id)
    .leftJoin('limit_profiles as p', (on) => sameAccount(on, 'p.id', 'c.profile_id'))
    .leftJoin('vehicles as v', (on) => sameAccount(on, 'v.id', 't.vehicle_id'))
    // how the card was read is only known from the exception that keying its number raised
    .leftJoin('card_exceptions as k', (on) =>
      samePurchase(on, 't', 'k').on('k.kind', '=', 'manualEntry').on('k.timing', '=', 'authorized'),
    )
    .select(['c.custom_limits', 'p.limits as profile_limits', 'v.tank_capacity_milligallons'])
    .select('k.id as keyed_exception_id')
    .where('t.occurred_on', '=', occurred_on)
    .where('t.id', '=', transaction_id)
    .executeTakeFirstOrThrow();
  const isHandKeyed = row.keyed_exception_id !== null;
  const history = await readHistory(trx, row);
  const vehicle = {
    tankCapacityMilligallons: row.tank_capacity_milligallons,
    usualMilesPerGallon: null,
    // no one enters working hours
    shift: null,
    signalRules: (await readEnabledRules(trx, account)) ?? NO_SIGNAL_RULES,
  };
  // only the posted purchase's own entry mode matters
  const observed = history.map((purchase) =>
    toObserved(purchase, isHandKeyed && purchase.id === row.id ? 'keyed' : 'swipe'),
  );
  const detected = anomalies(observed, vehicle).filter(({ purchaseId }) => purchaseId === row.id);
  // those flagged when authorized were alerted then
  const isNewlyAway =
    !row.flags.includes('vehicleAway') && isAwayFromVehicle({ checks: [], anomalies: detected });
  const kinds = exceptionKindsOf({
    checks: row.flags.filter(isPurchaseRule).map((rule) => ({ rule, verdict: 'flag' })),
    anomalies: detected,
    isHandKeyed,
    groups: row.lines.map((line) => line.product_group),
    limits: effectiveLimits(row.profile_limits ?? undefined, row.custom_limits),
  });
  return kinds.map((kind) => ({
    kind,
    cardId: row.card_id,
    last4: row.last4,
    fleetId: row.fleet_id,
    transactionId: row.id,
    at: new Date(row.occurred_at),
    city: row.city,
    state: row.site_state,
    amountCents: row.net_cents,
    isAwayFromVehicle: kind === 'location' && isNewlyAway,
  }));
}
