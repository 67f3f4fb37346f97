import {
  CARD_LIFE_MONTHS,
  DEFAULT_CARD_PROMPTS,
  usageCounter,
  type PurchaseLimits,
} from '@forecourt/validation';
import { effectiveLimits } from '../../services/cards/getCard.ts';
import type { Row } from '../../store/schema.ts';
import { demoId } from '../chance/ids.ts';
import { createRandom, type Random } from '../chance/random.ts';
import { embossed } from '../people/drivers.ts';
import type { DemoAccount, DemoCard } from './account.ts';
import { activatedAt, cardLife, type CardLife } from './cardLife.ts';
import { fleetSlots, spreadStates, type CardSlot } from './cardSlots.ts';
import { createOrderBook, type DemoOrder, type OrderBook } from './orders.ts';
import type { ProfileName } from './profiles.ts';

const RECENT_SHARE = 0.22;
const CUSTOM_SHARE = 0.1;
/** The card whose number is misused. Its limits leave room for that. */
export const BURST_LAST4 = '1187';
/** The card that also fuels a private car. */
export const PRIVATE_CAR_LAST4 = '3365';

const monthOf = (at: number, plus: number) => {
  const date = new Date(at);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + plus, 1))
    .toISOString()
    .slice(0, 7);
};

function orderOf(random: Random, slot: CardSlot, book: OrderBook): DemoOrder | null {
  if (slot.status === 'ordered') {
    const openOrder = slot.last4 === null ? random.pick(book.open) : book.open.at(-1);
    return openOrder ?? null;
  }
  if (slot.status === 'pendingActivation') return book.shipped;
  const isRecent = slot.status === 'active' && slot.last4 === null && random.chance(RECENT_SHARE);
  return isRecent ? random.pick(book.done) : null;
}

/** Moves an expiry to the first day of its month. */
function expireOnFirst({ orderedAt, changes }: CardLife): CardLife {
  return {
    orderedAt,
    changes: changes.map((change) =>
      change.action === 'expire'
        ? { ...change, at: Date.parse(`${monthOf(change.at, 0)}-01T06:00:00Z`) }
        : change,
    ),
  };
}

function customLimits(
  random: Random,
  slot: CardSlot,
  profile: PurchaseLimits | undefined,
): Partial<PurchaseLimits> | null {
  if (slot.last4 === BURST_LAST4) {
    return { transactionsPerDay: 10, perDayCents: 200_000, perDayMilligallons: 300_000 };
  }
  if (slot.last4 !== null || !random.chance(CUSTOM_SHARE)) return null;
  const perDay = profile?.perDayCents ?? null;
  if (perDay === null || random.chance(0.5)) return { transactionsPerDay: random.integer(2, 4) };
  return { perDayCents: Math.round((perDay * random.integer(17, 26)) / 20) };
}

function nameOnCard({ driver, vehicle, type }: CardSlot, index: number): string {
  if (driver) return embossed(`${driver.first_name} ${driver.last_name}`);
  if (vehicle && type === 'vehicle') return `UNIT ${vehicle.row.unit_number}`;
  return index % 2 === 0 ? `YARD CAN ${index + 1}` : `SHOP ${index + 1}`;
}

function profileOf(slot: CardSlot): ProfileName {
  if (slot.last4 === PRIVATE_CAR_LAST4) return 'No limits';
  return slot.type === 'single' ? 'Yard' : slot.fleet.plan.profile;
}

function makeRow(
  random: Random,
  account: DemoAccount,
  slot: CardSlot,
  life: CardLife,
  order: DemoOrder | null,
  index: number,
): Row<'cards'> {
  const { fleet, status } = slot;
  const profile = account.profiles.get(profileOf(slot));
  const isFree = status === 'unassigned';
  const startedAt = activatedAt(life);
  const expiry = life.changes.find(({ action }) => action === 'expire');
  return {
    account_id: account.id,
    id: demoId(random, life.orderedAt),
    last4: slot.last4 ?? String(random.integer(0, 9999)).padStart(4, '0'),
    card_type: slot.type,
    status,
    name_on_card: nameOnCard(slot, index),
    expires_on: expiry ? monthOf(expiry.at, -1) : monthOf(life.orderedAt, CARD_LIFE_MONTHS),
    fleet_id: fleet.id,
    department_id: fleet.departments.length > 0 ? random.pick(fleet.departments).id : null,
    driver_id: isFree ? null : (slot.driver?.id ?? null),
    vehicle_id: isFree ? null : slot.type === 'vehicle' ? (slot.vehicle?.row.id ?? null) : null,
    profile_id: profile?.id ?? null,
    custom_limits: customLimits(random, slot, profile?.limits),
    order_id: order?.id ?? null,
    ordered_at: new Date(life.orderedAt).toISOString(),
    activated_at: startedAt === null ? null : new Date(startedAt).toISOString(),
    last_used_at: null,
    group_id: null,
    replaces_card_id: null,
    hold_changes_at: null,
    id_prompt: DEFAULT_CARD_PROMPTS.id,
    odometer_prompt: DEFAULT_CARD_PROMPTS.odometer,
    version: 1 + life.changes.length,
  };
}

function makeCard(
  random: Random,
  account: DemoAccount,
  slot: CardSlot,
  book: OrderBook,
  now: number,
  index: number,
): DemoCard {
  const order = orderOf(random, slot, book);
  if (order) order.cardCount += 1;
  const plannedLife = expireOnFirst(cardLife(random, now, slot.status, order?.daysBack ?? null));
  const life = order ? { ...plannedLife, orderedAt: order.orderedAt } : plannedLife;
  const row = makeRow(random, account, slot, life, order, index);
  const profile = account.profiles.get(profileOf(slot))?.limits;
  const limits = effectiveLimits(profile, row.custom_limits);
  const { timeZone, weekStartsOn } = account.plan;
  const usualDriver = slot.fleet.drivers[index % slot.fleet.drivers.length] ?? null;
  return {
    searchedLast4: slot.last4,
    row,
    fleet: slot.fleet,
    life,
    limits,
    counter: usageCounter(limits, { timeZone, weekStartsOn }),
    driver: slot.driver ?? (slot.type === 'vehicle' ? usualDriver : null),
    vehicle: slot.vehicle,
    promptedId:
      slot.type === 'vehicle'
        ? (usualDriver?.driver_id ?? null)
        : (slot.vehicle?.row.unit_number ?? null),
    lastUsedAt: null,
  };
}

export interface IssuedCards {
  readonly cards: readonly DemoCard[];
  readonly book: OrderBook;
}

/** All cards of an account with their history, and the orders that some came from. */
export function issueCards(seed: number, account: DemoAccount, now: number): IssuedCards {
  const random = createRandom(seed, `cards:${account.plan.accountNumber}`);
  const book = createOrderBook(random, now);
  const slots = account.fleets.flatMap(fleetSlots);
  spreadStates(random, slots);
  const counts = new Map<unknown, number>();
  const cards = slots.map((slot) => {
    const index = counts.get(slot.fleet) ?? 0;
    counts.set(slot.fleet, index + 1);
    return makeCard(random, account, slot, book, now, index);
  });
  return { cards, book };
}
