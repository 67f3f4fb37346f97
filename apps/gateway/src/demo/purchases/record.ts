import { localDayAt, rulesWith, type PurchaseDecision } from '@forecourt/validation';
import { between } from '../../ledger/postMovement.ts';
import type { Row } from '../../store/schema.ts';
import { demoMovement } from '../books/ledger.ts';
import { demoId } from '../chance/ids.ts';
import type { Random } from '../chance/random.ts';
import {
  toRequestedLines,
  fuelOf,
  grossOf,
  lineRows,
  netOf,
  withoutRebate,
  type SoldLine,
} from './lines.ts';
import type { Stop } from './stop.ts';

/** A purchase or decline to store. It is numbered once the day is over. */
export interface Recorded {
  readonly at: number;
  readonly transaction: Omit<Row<'transactions'>, 'transaction_number'>;
  readonly lines: readonly Row<'transaction_lines'>[];
  readonly entries: readonly Row<'ledger_entries'>[];
}

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Hours until the site's batch arrives, at most two days. */
const POSTING_HOURS: readonly [number, number] = [3, 45];

/** Returns the date of an instant in a time zone, as `YYYY-MM-DD`. */
export const dayOf = (zone: string, at: number): string => localDayAt(zone, at).date.toString();

function header(
  random: Random,
  { account, card, site, at, odometerMiles, flags, isMistyped }: Stop,
) {
  const { row, vehicle, driver } = card;
  return {
    account_id: account.id,
    occurred_on: dayOf(account.plan.timeZone, at),
    id: demoId(random, at),
    occurred_at: new Date(at).toISOString(),
    card_id: row.id,
    fleet_id: row.fleet_id,
    department_id: row.department_id,
    driver_id: isMistyped && row.card_type === 'vehicle' ? null : (driver?.id ?? null),
    vehicle_id: vehicle?.row.id ?? null,
    site_number: site.siteNumber,
    odometer_miles: odometerMiles,
    flags: [...flags],
  };
}

/** Records a decline with every rule that caused it and the requested lines. */
export function recordDecline(random: Random, stop: Stop, decision: PurchaseDecision): Recorded {
  return {
    at: stop.at,
    transaction: {
      ...header(random, stop),
      flags: stop.flags.filter((flag) => flag === 'repeatedDecline'),
      posted_at: null,
      status: 'declined',
      authorized_cents: 0,
      net_cents: 0,
      discount_cents: 0,
      fuel_milligallons: 0,
      decline_reasons: rulesWith(decision, 'decline'),
      asked_lines: toRequestedLines(stop.lines, 'gross'),
    },
    lines: [],
    entries: [],
  };
}

/** When the purchase posts. It is pending if that is later than `now`. */
const postingTime = (random: Random, at: number) =>
  at + random.integer(POSTING_HOURS[0], POSTING_HOURS[1]) * HOUR + random.integer(0, 59) * MINUTE;

/** Records an approved purchase with its lines and movement. Also returns the lines as charged. */
export function recordPurchase(
  random: Random,
  stop: Stop,
  now: number,
): { readonly recorded: Recorded; readonly lines: readonly SoldLine[] } {
  const postedAt = postingTime(random, stop.at);
  const isPending = postedAt > now;
  const lines = isPending ? stop.lines.map(withoutRebate) : stop.lines;
  const { account, at } = stop;
  const net = netOf(lines);
  const baseRow = header(random, stop);
  const key = {
    account_id: account.id,
    occurred_on: baseRow.occurred_on,
    transaction_id: baseRow.id,
  };
  const enteredOn = isPending ? baseRow.occurred_on : dayOf(account.plan.timeZone, postedAt);
  const entries = demoMovement(random, isPending ? at : postedAt, {
    accountId: account.id,
    enteredOn,
    kind: isPending ? 'authorization' : 'posting',
    referenceId: baseRow.id,
    lines: between(isPending ? 'pending' : 'receivable', 'purchases', net),
  });
  const transaction = {
    ...baseRow,
    posted_at: isPending ? null : new Date(postedAt).toISOString(),
    status: isPending ? ('pending' as const) : ('complete' as const),
    authorized_cents: grossOf(stop.lines),
    net_cents: net,
    discount_cents: grossOf(lines) - net,
    fuel_milligallons: fuelOf(lines),
    decline_reasons: [],
    asked_lines: [],
  };
  return { recorded: { at, transaction, lines: lineRows(key, lines), entries }, lines };
}
