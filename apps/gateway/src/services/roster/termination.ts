import { can, rosterLifecycle, type Reason, type RosterAction } from '@forecourt/validation';
import { sql } from 'kysely';
import type { AccountContext, HandlerOf } from '../../http/context.ts';
import { notFound, Refusal, requireCurrent, refusedFor } from '../../http/refusal.ts';
import type { Row } from '../../store/schema.ts';
import { inFleets } from '../../store/scope.ts';
import { endCards } from '../cards/endCards.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { exclusiveIdsOf, turnOffDriverIds } from '../promptedIds/ending.ts';
import { freeDevices } from '../proximity/mapping.ts';
import { drivers } from './drivers.ts';
import { DRIVERS, VEHICLES, type RosterKind } from './roster.ts';
import { endingCards, type EndingCard } from './rosterCards.ts';
import { vehicles } from './vehicles.ts';

/** Reasons that are recorded for the cards that end. */
const CARD_REASONS = { driver: 'driverLeft', vehicle: 'vehicleSold' } as const;

type LockedRow = Pick<Row<'drivers'>, 'version' | 'status'>;

async function lockRow({ trx, account, fleetIds }: AccountContext, kind: RosterKind, id: string) {
  const { rows } = await sql<LockedRow>`SELECT version, status FROM ${sql.table(kind.table)}
    WHERE account_id = ${account.account_id} AND id = ${id}
    AND ${inFleets('fleet_id', fleetIds)} FOR UPDATE`.execute(trx);
  const [row] = rows;
  if (!row) throw notFound(kind.subject);
  return row;
}

const refused = ({ subject }: RosterKind, reasons: readonly Reason[]) =>
  refusedFor(409, `${subject}.refused`, '', reasons);

/** Moves a row through its lifecycle, and records the change in its history. @throws Refusal */
async function changeState(
  context: AccountContext,
  kind: RosterKind,
  id: string,
  action: RosterAction,
  reason: string | null,
): Promise<void> {
  const { trx, account } = context;
  const row = requireCurrent(context, await lockRow(context, kind, id));
  const applied = rosterLifecycle.apply(row.status, action, { accountState: account.state });
  if (!applied.ok) throw refused(kind, applied.reasons);
  await sql`UPDATE ${sql.table(kind.table)} SET status = ${applied.state}, version = version + 1
    WHERE account_id = ${account.account_id} AND id = ${id}`.execute(trx);
  const event = action === 'terminate' ? 'terminated' : 'broughtBack';
  await recordEvent(context, [kind.subject, id], `${kind.subject}.${event}`, {
    before: { status: row.status },
    after: { status: applied.state },
    reason,
  });
}

const toEndingCard = ({ row, action }: EndingCard) => ({
  cardId: row.id,
  last4: row.last4,
  cardType: row.card_type,
  status: row.status,
  action,
});

async function endingOf(context: AccountContext, kind: RosterKind, id: string, lock = false) {
  const cards = await endingCards(context, kind, id, lock);
  const ids = cards.map(({ row }) => row.id);
  const promptedIds = kind === DRIVERS ? await exclusiveIdsOf(context, ids) : [];
  return { cards, promptedIds };
}

const toEnding = ({ cards, promptedIds }: Awaited<ReturnType<typeof endingOf>>) => ({
  cards: cards.map(toEndingCard),
  promptedIds,
});

/** @throws Refusal if other cards would end than the person saw, or one that they may not end */
function requireAsShown(
  { actor }: AccountContext,
  kind: RosterKind,
  cards: readonly EndingCard[],
  cardIds: readonly string[],
): void {
  const shownIds = new Set(cardIds);
  if (cards.length !== shownIds.size || cards.some(({ row }) => !shownIds.has(row.id))) {
    throw new Refusal(409, 'roster.endingChanged');
  }
  for (const { row } of cards) {
    const permission = can(actor, 'cards.changeStatus', { fleetId: row.fleet_id });
    if (!permission.allowed) throw refused(kind, permission.reasons);
  }
}

interface TerminationRequest {
  readonly params: { readonly id: string };
  readonly body: { readonly cardIds: readonly string[]; readonly reason: string | null };
}

/**
 * Terminates a row, with the cards and prompted IDs that the person saw, and frees a vehicle's
 * telematics device. [DRIVER-18]
 */
async function terminate(
  context: AccountContext,
  kind: RosterKind,
  { params, body }: TerminationRequest,
) {
  // the cards first, as when a driver asks at a pump
  await endingCards(context, kind, params.id, true);
  await changeState(context, kind, params.id, 'terminate', body.reason);
  // again, since others may have been assigned in the meantime
  const ending = await endingOf(context, kind, params.id, true);
  requireAsShown(context, kind, ending.cards, body.cardIds);
  await endCards(context, ending.cards, CARD_REASONS[kind.subject]);
  await turnOffDriverIds(context, ending.promptedIds, CARD_REASONS[kind.subject]);
  if (kind === VEHICLES) await freeDevices(context, [params.id]);
  return toEnding(ending);
}

/** Cards and prompted IDs that would end with the driver. */
export const getDriverEnding: HandlerOf<'getDriverEnding'> = async ({ params }, context) => {
  await drivers.read(context, params.id);
  return toEnding(await endingOf(context, DRIVERS, params.id));
};

/** Cards that would end with the vehicle. */
export const getVehicleEnding: HandlerOf<'getVehicleEnding'> = async ({ params }, context) => {
  await vehicles.read(context, params.id);
  return toEnding(await endingOf(context, VEHICLES, params.id));
};

export const terminateDriver: HandlerOf<'terminateDriver'> = async (input, context) => {
  const ended = await terminate(context, DRIVERS, input);
  return { driver: await drivers.read(context, input.params.id), ended };
};

export const terminateVehicle: HandlerOf<'terminateVehicle'> = async (input, context) => {
  const ended = await terminate(context, VEHICLES, input);
  return { vehicle: await vehicles.read(context, input.params.id), ended };
};

/** Brings a driver back; blocked cards stay blocked, and prompted IDs that are off stay off. */
export const bringBackDriver: HandlerOf<'bringBackDriver'> = async ({ params }, context) => {
  await changeState(context, DRIVERS, params.id, 'bringBack', null);
  return { driver: await drivers.read(context, params.id) };
};

export const bringBackVehicle: HandlerOf<'bringBackVehicle'> = async ({ params }, context) => {
  await changeState(context, VEHICLES, params.id, 'bringBack', null);
  return { vehicle: await vehicles.read(context, params.id) };
};
