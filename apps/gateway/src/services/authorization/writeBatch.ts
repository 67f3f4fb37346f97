import type { AuthorizationRequest } from '@forecourt/api-client/contract';
import { sql } from 'kysely';
import {
  assertType,
  FUEL_GROUPS,
  findProduct,
  type RequestedLine,
  rulesWith,
} from '@forecourt/validation';
import { movementRows, between } from '../../ledger/postMovement.ts';
import { regionsOf } from '../../store/countPurchases.ts';
import { updateIn, setIn } from '../../store/inAccount.ts';
import { insertRows, splitRows } from '../../store/insertRows.ts';
import type { NewRow, Row, Trx } from '../../store/schema.ts';
import { factsOfRequest } from '../driverRequests/request.ts';
import { recordEvents } from '../events/record.ts';
import { driverSource } from '../events/source.ts';
import { signalNotifications } from '../notifications/notify.ts';
import type { DecidedRequest } from './decideBatch.ts';
import { isByGallon } from './arrival.ts';
import type { BatchAccount } from './holdBatch.ts';

type SentLine = AuthorizationRequest['lines'][number];

/** Thousandths of what was sent, in proportion to the part of its amount that was approved. */
const approvedThousandths = (
  { quantityThousandths, amountCents }: SentLine,
  approvedCents: number,
): number =>
  approvedCents === amountCents
    ? quantityThousandths
    : Math.floor((quantityThousandths * approvedCents) / amountCents);

/** Rows of a purchase's lines, which are those that the network sent, or their approved part. */
export function lineRows(
  key: Pick<Row<'transaction_lines'>, 'account_id' | 'occurred_on' | 'transaction_id'>,
  lines: readonly RequestedLine[],
  sent: readonly SentLine[],
): NewRow<'transaction_lines'>[] {
  return lines.map((line, index) => {
    const sentLine = sent[index];
    assertType(sentLine !== undefined, 'The network did not send this line.');
    const product = findProduct(line.productCode);
    const isFuel = isByGallon(line.productCode);
    return {
      ...key,
      line_number: index + 1,
      product_code: line.productCode,
      product_group: line.group,
      category_id: product?.categoryId ?? 3,
      description: product?.name ?? line.productCode,
      quantity_thousandths: isFuel
        ? line.milligallons
        : approvedThousandths(sentLine, line.amountCents),
      unit: isFuel ? 'gal' : 'each',
      unit_price_mills: sentLine.unitPriceMills,
      gross_cents: line.amountCents,
      discount_cents: 0,
      net_cents: line.amountCents,
    };
  });
}

const isFuelGroup = ({ group }: RequestedLine) => FUEL_GROUPS.some((fuel) => fuel === group);
export const fuelOf = (lines: readonly RequestedLine[]): number =>
  lines.reduce((sum, line) => sum + (isFuelGroup(line) ? line.milligallons : 0), 0);

function transactionRow(purchase: DecidedRequest, day: string): NewRow<'transactions'> {
  const { arrival, card, decision, lines } = purchase;
  const isDeclined = decision.outcome === 'declined';
  const flags = [
    ...rulesWith(decision, 'flag').map(({ rule }) => rule),
    ...(purchase.allowanceId === null ? [] : ['allowedOnce']),
  ];
  return {
    account_id: arrival.accountId,
    occurred_on: day,
    id: purchase.transactionId,
    transaction_number: purchase.transactionNumber,
    occurred_at: arrival.at.toISOString(),
    posted_at: null,
    status: isDeclined ? 'declined' : 'pending',
    card_id: card.row.id,
    fleet_id: card.row.fleet_id,
    department_id: card.row.department_id,
    driver_id: purchase.driverId,
    vehicle_id: purchase.vehicleId,
    site_number: arrival.site.site_number,
    odometer_miles: purchase.odometerMiles,
    authorized_cents: decision.approvedCents,
    net_cents: decision.approvedCents,
    fuel_milligallons: fuelOf(decision.approvedLines),
    decline_reasons: [...rulesWith(decision, 'decline')],
    asked_lines: isDeclined ? lines : [],
    flags,
  };
}

const ledgerRows = (
  purchase: DecidedRequest,
  day: string,
  currency: string,
): NewRow<'ledger_entries'>[] =>
  movementRows({
    accountId: purchase.arrival.accountId,
    enteredOn: day,
    currency,
    kind: 'authorization',
    referenceId: purchase.transactionId,
    lines: between('pending', 'purchases', purchase.decision.approvedCents),
  });

function authorizationRow(
  purchase: DecidedRequest,
  day: string,
  now: Date,
): NewRow<'authorizations'> {
  const { arrival, card, answer } = purchase;
  return {
    account_id: arrival.accountId,
    network: arrival.network,
    reference: arrival.request.reference,
    state: purchase.decision.outcome === 'declined' ? 'declined' : 'approved',
    card_id: card.row.id,
    occurred_on: day,
    transaction_id: purchase.transactionId,
    answer,
    decided_at: now.toISOString(),
  };
}

/** The vehicle's signal when the purchase was decided; empty if there is none. */
function signalRows(purchase: DecidedRequest): NewRow<'purchase_signals'>[] {
  const signal = purchase.attempt.vehicle?.signal;
  if (!signal) return [];
  return [
    {
      account_id: purchase.arrival.accountId,
      transaction_id: purchase.transactionId,
      away_miles: signal.away?.miles ?? null,
      driven_miles: signal.away?.drivenMiles ?? null,
      room_milligallons: signal.roomMilligallons,
      odometer_miles: signal.odometerMiles,
    },
  ];
}

/** The time of the last approved purchase on each card. */
function usesOf(
  approved: readonly DecidedRequest[],
): { readonly id: string; readonly at: string }[] {
  const last = new Map<string, string>();
  for (const { card, arrival } of approved) {
    const at = arrival.at.toISOString();
    if (at > (last.get(card.row.id) ?? '')) last.set(card.row.id, at);
  }
  return [...last].map(([id, at]) => ({ id, at }));
}

/** Marks allowances that purchases used, and the driver requests behind them, as used. */
async function spendAllowances(
  trx: Trx,
  accountId: string,
  decided: readonly DecidedRequest[],
  now: Date,
) {
  for (const { allowanceId, transactionId, driverId, card, decision } of decided) {
    if (allowanceId === null) continue;
    await setIn(trx, accountId, 'limit_allowances', allowanceId, {
      state: 'used',
      transaction_id: transactionId,
    });
    const request = await updateIn(trx, accountId, 'driver_requests')
      .set({ state: 'used', used_at: now.toISOString() })
      .where('allowance_id', '=', allowanceId)
      .returning(['card_id', 'driver_id'])
      .executeTakeFirst();
    if (!request) continue;
    await signalNotifications(trx, accountId);
    const byDriver = { account_id: accountId, driver_id: driverId ?? request.driver_id };
    const after = { amountCents: decision.approvedCents };
    const fact = { action: 'card.driverUsed', after } as const;
    const facts = factsOfRequest(request, card.row.driver_id, fact);
    await recordEvents(trx, driverSource(byDriver, now), facts);
  }
}

type BatchRows = {
  readonly [
    T in 'transactions' | 'authorizations' | 'transaction_lines' | 'ledger_entries'
  ]: readonly NewRow<T>[];
};

/** Writes a decided batch: transactions, including declines, lines, ledger entries, and answers. */
export async function writeBatch(
  trx: Trx,
  account: BatchAccount,
  decided: readonly DecidedRequest[],
  day: string,
  now: Date,
): Promise<void> {
  const { account_id, currency } = account;
  const approved = decided.filter(({ decision }) => decision.outcome !== 'declined');
  const rows: BatchRows = {
    transactions: decided.map((purchase) => transactionRow(purchase, day)),
    authorizations: decided.map((purchase) => authorizationRow(purchase, day, now)),
    transaction_lines: approved.flatMap(({ transactionId, decision, arrival }) =>
      lineRows(
        { account_id, occurred_on: day, transaction_id: transactionId },
        decision.approvedLines,
        arrival.request.lines,
      ),
    ),
    ledger_entries: approved.flatMap((purchase) => ledgerRows(purchase, day, currency)),
  };
  const tableArguments = Object.entries(rows).flatMap(([table, ofTable]) => {
    const [shared, own] = splitRows(ofTable);
    return [
      sql`${sql.id(`${table}_shared`)} => ${shared}::text::json`,
      sql`${sql.id(`${table}_own`)} => ${own}::text::json`,
    ];
  });
  const regions = regionsOf(decided.map(({ arrival }) => arrival.site));
  await sql`SELECT write_batch(${account_id}, ${JSON.stringify(usesOf(approved))}::jsonb,
    ${sql.join(tableArguments)}, regions => ${regions}::jsonb)`.execute(trx);
  await insertRows(trx, 'purchase_signals', decided.flatMap(signalRows));
  await spendAllowances(trx, account_id, approved, now);
}
