import {
  promptedIdTypeOf,
  exceptionKindsOf,
  isAwayFromVehicle,
  type PromptedIdTrouble,
} from '@forecourt/validation';
import { selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import type { DecidedRequest } from '../authorization/decideBatch.ts';
import type { RaisedException } from './raise.ts';

/** Locked vehicles and known prompted IDs among the IDs that drivers entered at the pump. */
interface TypedIds {
  readonly lockedVehicles: ReadonlySet<string>;
  /** Keyed by type and number, as in `V 4071`: drivers and vehicles can share a number. */
  readonly promptedIds: ReadonlyMap<
    string,
    { readonly isLocked: boolean; readonly departmentId: string | null }
  >;
}

async function readTypedIds(
  trx: Trx,
  accountId: string,
  enteredIds: readonly string[],
): Promise<TypedIds> {
  if (enteredIds.length === 0) return { lockedVehicles: new Set(), promptedIds: new Map() };
  const vehicles = await selectIn(trx, accountId, 'vehicles')
    .select('unit_number')
    .where('unit_number', 'in', [...enteredIds])
    .where('status', '<>', 'active')
    .execute();
  const ids = await selectIn(trx, accountId, 'prompted_ids')
    .select(['type', 'number', 'status', 'department_id'])
    .where('number', 'in', [...enteredIds])
    .execute();
  return {
    lockedVehicles: new Set(vehicles.map((row) => row.unit_number)),
    promptedIds: new Map(
      ids.map((row) => [
        `${row.type} ${row.number}`,
        { isLocked: row.status === 'off', departmentId: row.department_id },
      ]),
    ),
  };
}

function troubleOf(
  { arrival, card }: DecidedRequest,
  typedIds: TypedIds,
): PromptedIdTrouble | null {
  const { promptedId: enteredId } = arrival.request;
  const type = promptedIdTypeOf(card.row.card_type);
  if (enteredId === undefined || type === null) return null;
  if (type === 'V' && typedIds.lockedVehicles.has(enteredId)) return 'vehicleLocked';
  const promptedId = typedIds.promptedIds.get(`${type} ${enteredId}`);
  if (!promptedId) return null;
  if (promptedId.isLocked) return 'promptedIdLocked';
  const isElsewhere =
    promptedId.departmentId !== null && promptedId.departmentId !== card.row.department_id;
  return isElsewhere ? 'promptedIdOtherDepartment' : null;
}

const requestedCents = ({ lines, decision }: DecidedRequest) =>
  decision.outcome === 'declined'
    ? lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
    : decision.approvedCents;

/** Finds the exceptions that a batch of purchases raises when authorized, including declines. */
export async function authorizedExceptions(
  trx: Trx,
  accountId: string,
  purchases: readonly DecidedRequest[],
): Promise<RaisedException[]> {
  const enteredIds = purchases.flatMap(({ arrival }) => arrival.request.promptedId ?? []);
  const typedIds = await readTypedIds(trx, accountId, [...new Set(enteredIds)]);
  return purchases.flatMap((purchase) => {
    const { arrival, card, decision, transactionId } = purchase;
    const found = { checks: decision.checks, anomalies: [] };
    const kinds = exceptionKindsOf({
      ...found,
      isHandKeyed: arrival.request.entryMode === 'keyed',
      groups: purchase.lines.map(({ group }) => group),
      limits: card.limits,
      promptedId: troubleOf(purchase, typedIds),
    });
    return kinds.map((kind) => ({
      kind,
      cardId: card.row.id,
      last4: card.row.last4,
      fleetId: card.row.fleet_id,
      transactionId,
      at: arrival.at,
      city: arrival.site.city,
      state: arrival.site.state,
      amountCents: requestedCents(purchase),
      isAwayFromVehicle: kind === 'location' && isAwayFromVehicle(found),
    }));
  });
}
