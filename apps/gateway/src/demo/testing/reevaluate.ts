import {
  assertType,
  evaluatePurchase,
  FUEL_GROUPS,
  limitResets,
  rulesWith,
  type RequestedLine,
  type CardState,
  type LimitUsage,
  type PurchaseLimits,
} from '@forecourt/validation';
import { effectiveLimits } from '../../services/cards/getCard.ts';
import type { Row } from '../../store/schema.ts';
import { sumOf, type CollectedDemo } from './collect.ts';

/** A stored purchase with its lines as the limits see them. */
interface Purchase {
  readonly at: number;
  readonly lines: readonly RequestedLine[];
}

const isCardState = (value: unknown): value is CardState => typeof value === 'string';
const statusOf = (after: unknown): CardState => {
  const status: unknown =
    typeof after === 'object' && after !== null ? Reflect.get(after, 'status') : null;
  assertType(isCardState(status), 'A card event holds a state.');
  return status;
};

const toRequestedLine = (line: Row<'transaction_lines'>, amountCents: number): RequestedLine => ({
  productCode: line.product_code,
  group: line.product_group,
  amountCents,
  milligallons: line.unit === 'gal' ? line.quantity_thousandths : 0,
});

const cents = (lines: readonly RequestedLine[]) => sumOf(lines, ({ amountCents }) => amountCents);
const gallons = (lines: readonly RequestedLine[], groups: readonly string[]) =>
  sumOf(lines, ({ group, milligallons }) => (groups.includes(group) ? milligallons : 0));

/** Usage of the limits, summed over the purchases since each counter's last reset. */
function usageFrom(
  purchases: readonly Purchase[],
  limits: PurchaseLimits,
  at: Date,
  clock: { readonly timeZone: string; readonly weekStartsOn: 'sun' | 'mon' },
): LimitUsage {
  const resets = limitResets(at, clock, limits.cycle);
  const sumSince = (startsAt: number, value: (purchase: Purchase) => number) =>
    sumOf(
      purchases.filter((purchase) => purchase.at >= startsAt),
      value,
    );
  const money = ({ lines }: Purchase) => cents(lines);
  const fuel = ({ lines }: Purchase) => gallons(lines, FUEL_GROUPS);
  const { cash, gallons1, gallons2 } = limits;
  const gallonsOf = (limit: typeof gallons1) =>
    limit ? sumSince(resets[limit.reset].startsAt, ({ lines }) => gallons(lines, limit.groups)) : 0;
  return {
    dayCents: sumSince(resets.daily.startsAt, money),
    weekCents: sumSince(resets.weekly.startsAt, money),
    cycleCents: sumSince(resets.cycle.startsAt, money),
    cashCents: cash
      ? sumSince(resets[cash.reset].startsAt, ({ lines }) =>
          cents(lines.filter(({ group }) => group === 'cash')),
        )
      : 0,
    dayTransactions: sumSince(resets.daily.startsAt, () => 1),
    dayMilligallons: sumSince(resets.daily.startsAt, fuel),
    weekMilligallons: sumSince(resets.weekly.startsAt, fuel),
    gallons1Milligallons: gallonsOf(gallons1),
    gallons2Milligallons: gallonsOf(gallons2),
  };
}

/** A stored row with the rules' decision about it. */
export interface Comparison {
  readonly transaction: Row<'transactions'>;
  readonly outcome: string;
  readonly reasons: readonly unknown[];
}

/** Returns a lookup of a card's state at a given time, based on its events. */
export function statesOf(demo: CollectedDemo) {
  const inOrder = demo.events
    .filter((event) => event.subject_type === 'card')
    .toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at));
  const history = Map.groupBy(inOrder, (event) => event.subject_id);
  return (cardId: string, at: string): CardState | null => {
    const lastEvent = history.get(cardId)?.findLast((event) => event.occurred_at <= at);
    return lastEvent ? statusOf(lastEvent.after) : null;
  };
}

const byId = <T extends { id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** Re-evaluates every stored purchase and decline, using nothing but the stored rows. */
export function reevaluate(demo: CollectedDemo): Comparison[] {
  const stateAt = statesOf(demo);
  const profiles = byId(demo.limit_profiles);
  const vehicles = byId(demo.vehicles);
  const cards = byId(demo.cards);
  const accounts = new Map(demo.accounts.map((row) => [row.account_id, row]));
  const sites = new Map(demo.sites.map((row) => [row.site_number, row]));
  const lines = Map.groupBy(demo.transaction_lines, (line) => line.transaction_id);
  return [...Map.groupBy(demo.transactions, (row) => row.card_id)].flatMap(([cardId, rows]) => {
    const card = cards.get(cardId);
    const account = accounts.get(card?.account_id ?? '');
    if (!card || !account) throw new Error('A purchase without its card.');
    const limits = effectiveLimits(profiles.get(card.profile_id ?? '')?.limits, card.custom_limits);
    const clock = { timeZone: account.time_zone, weekStartsOn: account.week_starts_on };
    const tank = card.card_type === 'vehicle' ? vehicles.get(card.vehicle_id ?? '') : undefined;
    const recent: Purchase[] = [];
    return rows
      .toSorted((a, b) => a.occurred_at.localeCompare(b.occurred_at))
      .map((transaction): Comparison => {
        const at = new Date(transaction.occurred_at);
        const site = sites.get(transaction.site_number);
        const storedLines = lines.get(transaction.id) ?? [];
        const isDeclined = transaction.status === 'declined';
        const isMistyped = transaction.decline_reasons.some(({ rule }) => rule === 'promptedId');
        const decision = evaluatePurchase(limits, usageFrom(recent, limits, at, clock), {
          at,
          site: { state: site?.state ?? '', timeZone: site?.time_zone ?? '' },
          lines: isDeclined
            ? transaction.asked_lines
            : storedLines.map((line) => toRequestedLine(line, line.gross_cents)),
          acceptsLess: false,
          account: { ...clock, state: 'open', availableCents: null },
          card: {
            state: stateAt(cardId, transaction.occurred_at) ?? 'ordered',
            expiresOn: card.expires_on,
          },
          promptedId: { accepted: ['1'], typed: isMistyped ? '2' : '1' },
          tankCapacityMilligallons: tank ? (tank.tank_capacity_milligallons ?? 0) : null,
        });
        if (!isDeclined) {
          recent.push({
            at: at.getTime(),
            lines: storedLines.map((line) => toRequestedLine(line, line.net_cents)),
          });
          if (recent.length > 400) recent.shift();
        }
        return { transaction, outcome: decision.outcome, reasons: rulesWith(decision, 'decline') };
      });
  });
}
