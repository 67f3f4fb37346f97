import { askedIdOf, exceptionKindsOf, type PromptedIdTrouble } from '@forecourt/validation';
import { selectIn } from '../../store/inAccount.ts';
import type { Trx } from '../../store/schema.ts';
import type { Decided } from '../authorization/decideBatch.ts';
import type { FoundException } from './raise.ts';

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
  typed: readonly string[],
): Promise<TypedIds> {
  if (typed.length === 0) return { lockedVehicles: new Set(), promptedIds: new Map() };
  const vehicles = await selectIn(trx, accountId, 'vehicles')
    .select('unit_number')
    .where('unit_number', 'in', [...typed])
    .where('status', '<>', 'active')
    .execute();
  const ids = await selectIn(trx, accountId, 'prompted_ids')
    .select(['type', 'number', 'status', 'department_id'])
    .where('number', 'in', [...typed])
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

function troubleOf({ arrival, card }: Decided, typedIds: TypedIds): PromptedIdTrouble | null {
  const { promptedId: typed } = arrival.request;
  const type = askedIdOf(card.row.card_type);
  if (typed === undefined || type === null) return null;
  if (type === 'V' && typedIds.lockedVehicles.has(typed)) return 'vehicleLocked';
  const known = typedIds.promptedIds.get(`${type} ${typed}`);
  if (!known) return null;
  if (known.isLocked) return 'promptedIdLocked';
  const isElsewhere = known.departmentId !== null && known.departmentId !== card.row.department_id;
  return isElsewhere ? 'promptedIdOtherDepartment' : null;
}

const askedCents = ({ asked, decision }: Decided) =>
  decision.outcome === 'declined'
    ? asked.reduce((sum, { amountCents }) => sum + amountCents, 0)
    : decision.approvedCents;

/** Finds the exceptions that a batch of purchases raises when authorized, including declines. */
export async function authorizedExceptions(
  trx: Trx,
  accountId: string,
  decided: readonly Decided[],
): Promise<FoundException[]> {
  const typed = decided.flatMap(({ arrival }) => arrival.request.promptedId ?? []);
  const typedIds = await readTypedIds(trx, accountId, [...new Set(typed)]);
  return decided.flatMap((one) => {
    const { arrival, card, decision, transactionId } = one;
    const kinds = exceptionKindsOf({
      checks: decision.checks,
      anomalies: [],
      isHandKeyed: arrival.request.entryMode === 'keyed',
      groups: one.asked.map(({ group }) => group),
      promptedId: troubleOf(one, typedIds),
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
      amountCents: askedCents(one),
    }));
  });
}
