import type { AccountContext } from '../../http/context.ts';
import { notFound } from '../../http/refusal.ts';
import { selectIn } from '../../store/inAccount.ts';
import { cycleStart, withNames } from './cardRows.ts';

/** What the history says about a card: values in words, with the ids behind them. */
export interface CardFactsThen {
  readonly status: string;
  readonly nameOnCard: string;
  readonly fleet: string;
  readonly department: string | null;
  readonly group: string | null;
  readonly driver: string | null;
  readonly vehicle: string | null;
  readonly profile: string | null;
  readonly ownLimits: unknown;
  readonly ids: Readonly<Record<string, string | null>>;
}

/** The card as the history keeps it. */
export async function factsOf(context: AccountContext, cardId: string): Promise<CardFactsThen> {
  const { trx, account } = context;
  const page = selectIn(trx, account.account_id, 'cards')
    .selectAll('cards')
    .where('id', '=', cardId);
  const row = await withNames(trx, account.account_id, page, cycleStart(context))
    .selectAll('c')
    .executeTakeFirstOrThrow(() => notFound('card'));
  return {
    status: row.status,
    nameOnCard: row.name_on_card,
    fleet: row.fleet_name,
    department: row.department_number,
    group: row.group_name,
    driver: row.driver_name,
    vehicle: row.unit_number,
    profile: row.profile_name,
    ownLimits: row.custom_limits,
    ids: {
      fleetId: row.fleet_id,
      departmentId: row.department_id,
      groupId: row.group_id,
      driverId: row.driver_id,
      vehicleId: row.vehicle_id,
      profileId: row.profile_id,
    },
  };
}

type Told = Partial<Record<keyof CardFactsThen, unknown>>;

const NAMES = [
  'nameOnCard',
  'fleet',
  'department',
  'group',
  'driver',
  'vehicle',
  'profile',
  'ownLimits',
] as const;

/** Only what differs, before and after, with the state; null: nothing does. */
export function differencesOf(
  before: CardFactsThen,
  after: CardFactsThen,
): { readonly before: Told; readonly after: Told } | null {
  const names = NAMES.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const isSameState = before.status === after.status;
  if (names.length === 0 && isSameState) return null;
  const told = (facts: CardFactsThen): Told => ({
    ...(isSameState ? {} : { status: facts.status }),
    ...Object.fromEntries(names.map((name) => [name, facts[name]])),
    ids: facts.ids,
  });
  return { before: told(before), after: told(after) };
}
